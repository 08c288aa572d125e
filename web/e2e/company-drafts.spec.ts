import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, test } from './support/test';

const YEAR = new Date().getFullYear() + 2;
const HOUSES = 50;
/** One more has no owner. */
const ALL = HOUSES + 1;

/** One house after the other takes a while. */
const WORK = { timeout: 120_000 };

/** Houses with an owner each, as an import makes them. */
function spreadsheet(): string {
  const rows = Array.from({ length: HOUSES }, (_, index) => {
    const number = 100 + index;
    return `Bo,Fell${number},bo.fell${number}@example.test,Fellside ${number},Keswick,1`;
  });
  const header = 'First name,Last name,Email,Property,Location,Share number';
  return [header, ...rows, ''].join('\n');
}

test('the drafts of 50 houses are planned, get seasons, and are opened', async ({ open }) => {
  test.setTimeout(6 * 60_000);
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=shares' }));
  const { page } = admin;
  await new Office(page).addProperty('Fellside 999', 1);
  await admin.press('Import from CSV');
  const buffer = Buffer.from(spreadsheet());
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'fells.csv', mimeType: 'text/csv', buffer });
  await admin.press('Apply import');
  await expect(page.getByText('Import applied').first()).toBeVisible();

  await admin.openTab('Drafts');
  await admin.press('Plan drafts');
  await expect(page.getByRole('heading', { name: /^Plan drafts for/ })).toBeVisible();
  await admin.choose('Year', String(YEAR));
  await page.getByLabel('Search properties without a plan').fill('fellside');
  await expect(page.getByText(`1–20 of ${ALL}`)).toBeVisible();
  await admin.press(`Select all ${ALL} that match`);
  await expect(page.getByText(`${ALL} properties selected`)).toBeVisible();

  await admin.press('Plan drafts');
  const dialog = page.getByRole('dialog', { name: `Plan drafts for ${YEAR}` });
  await expect(dialog.getByRole('list', { name: 'Left out' })).toHaveText(
    'Fellside 999: No active share has an owner.',
  );
  await dialog.getByLabel('Rounds', { exact: true }).fill('2');
  await expect(dialog.getByRole('list', { name: 'What is planned' })).toContainText(
    `All ${HOUSES}: 2 rounds, serpentine, 2 days a turn, at most 1 holiday week each`,
  );
  await inspect(page, 'plan-houses-dialog');
  await dialog.getByRole('button', { name: `Plan ${HOUSES} drafts` }).click();
  await expect(page.getByText(`${HOUSES} drafts planned for ${YEAR}, 1 refused.`)).toBeVisible(
    WORK,
  );
  await admin.press('Done');
  await admin.press('Back to the drafts');

  await page.goto(`/admin?tab=drafts&search=fellside&year=${YEAR}`);
  await expect(page.getByText(`1–20 of ${HOUSES}`)).toBeVisible();
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await admin.press(`Select all ${HOUSES} that match`);
  };
  const copy = async (what: string) => {
    await admin.press(`Copy to ${HOUSES}`);
    await page.getByRole('menuitem', { name: `Copy ${what} to ${HOUSES}` }).click();
  };
  await selectAll();
  await copy('seasons');
  const seasons = page.getByRole('dialog', { name: `Copy seasons to ${HOUSES} properties` });
  await admin.choose('From', 'A year of one property');
  await admin.pick('Property', 'Lakeside House');
  await admin.press('Preview');
  await expect(seasons.getByRole('list', { name: 'What changes' })).toContainText(
    /\w+ → \w+ in weeks? \d+/,
  );
  await inspect(page, 'copy-seasons');
  await admin.press(`Copy to ${HOUSES} properties`);
  await expect(page.getByText(`Seasons of ${HOUSES} properties copied.`)).toBeVisible(WORK);
  await admin.press('Done');

  await copy('rules');
  const rules = page.getByRole('dialog', { name: `Copy rules to ${HOUSES} drafts` });
  await admin.pick('Copy rules from', 'Lakeside House');
  await expect(rules.getByRole('list', { name: 'What changes' })).toContainText(
    new RegExp(`All ${HOUSES}: 2 rounds → \\d rounds`),
  );
  await inspect(page, 'copy-rules');
  await admin.press(`Copy to ${HOUSES} drafts`);
  await expect(page.getByText(`Rules of ${HOUSES} drafts changed.`)).toBeVisible(WORK);
  await admin.press('Done');

  await selectAll();
  await admin.press(`Start ${HOUSES}`);
  await admin.press(`Start ${HOUSES} drafts`);
  await expect(page.getByText(`${HOUSES} drafts started.`)).toBeVisible(WORK);
  await admin.press('Close dialog');
  await expect(admin.row('Fellside 100')).toContainText('Running');
  await expect(admin.row('Fellside 100')).toContainText('Bo Fell100');
  await inspect(page, 'company-drafts');
});
