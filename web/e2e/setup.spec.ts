import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

const YEAR = new Date().getUTCFullYear();

/** As families keep them: lines above the titles, and no column that names the one house. */
const OWNERS = [
  'Ferienhaus Alder Barn;;;',
  `Stand: Januar ${YEAR};;;`,
  'Anteil Nr.;Eigentümer;Ort;E-Mail',
  'Nr. 2;Anna und Peter Müller;Köln;anna@mueller.test, peter@mueller.test',
  '',
].join('\r\n');
const WEEKS = ['Anteil Nr.;Jahr;KW', `1;${YEAR};20`, `2;${YEAR};21`, ''].join('\r\n');

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const step = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });

test('a house is set up step by step, left in between and resumed', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  await page.getByRole('link', { name: 'Set up step by step' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a property' })).toBeVisible();
  await page.getByLabel('Name').fill('Alder Barn');
  await page.getByLabel('Location').fill('Kendal, England');
  await page.getByLabel('Country').fill('United K');
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/London');
  await admin.press('Save and go on');

  await expect(page).toHaveURL(/\/setup\?step=shares$/);
  await page.getByLabel('Weeks per Share').fill('5');
  await expect(page.getByText(/12 shares of 5 weeks are 60 weeks/)).toBeVisible();
  await page.getByLabel('Total Shares').fill('2');
  await admin.press('Save and go on');

  await expect(page).toHaveURL(/step=seasons$/);
  await expect(step(page, /^Seasons/)).toContainText('As suggested');
  const tile = (week: number) => page.getByRole('button', { name: `Week ${week},` });
  await tile(10).hover();
  await page.mouse.down();
  await tile(11).hover();
  await tile(12).hover();
  await page.mouse.up();
  for (const week of [10, 11, 12]) {
    await expect(page.getByLabel(`Season of week ${week}`)).toHaveText('Peak season');
  }
  await page.getByRole('checkbox', { name: 'Maintenance in week 3', exact: true }).click();
  await admin.press('Save and go on');
  await expect(page).toHaveURL(/step=owners$/);
  await expect(step(page, /^Seasons/)).toContainText('Confirmed for');

  await page.getByLabel('Owner name of share 1').fill('Greta Lind');
  await page.getByLabel('Owner email of share 1').fill('greta.lind@example.test');
  await admin.press('Save and go on');
  await expect(page).toHaveURL(/step=weeks$/);
  await expect(step(page, /^Owners/)).toContainText('1 of 2 shares');
  await page.getByRole('link', { name: 'Back to owners' }).click();
  await admin.press('Invite 1 person without a password');
  await admin.press('Invite');
  await expect(toast(page).last()).toContainText('Invitation captured');

  await page.getByRole('link', { name: 'Paste rows or choose a file' }).click();
  await inspect(page, 'setup-sheet');
  await choose(page, 'Eigentümer.csv', OWNERS);
  await expect(page.getByText('All rows are of Alder Barn.')).toBeVisible();
  await inspect(page, 'setup-owners-review');
  await admin.press('Apply import');
  await expect(toast(page).last()).toContainText('Import applied');
  await admin.press('Back to owners');
  await expect(step(page, /^Owners/)).toContainText('2 of 2 shares');
  await expect(page.getByLabel('Owner name of share 2')).toHaveValue('Anna Müller');
  await inspect(page, 'setup-owners');

  await page.getByRole('link', { name: 'Go on to Weeks given already' }).click();
  await page.getByRole('link', { name: 'Paste rows or choose a file' }).click();
  await choose(page, 'Wochen.csv', WEEKS);
  await admin.press('Apply import');
  await expect(toast(page).last()).toContainText('2 weeks given');
  await admin.press('Back to weeks given already');
  await expect(step(page, /^Weeks given/)).toContainText(`2 of ${YEAR}`);
  await inspect(page, 'setup-weeks');

  await page.goto('/admin?tab=properties&search=alder');
  await page.getByRole('link', { name: 'Alder Barn', exact: true }).click();
  await page.getByRole('link', { name: 'Set up step by step' }).click();
  await expect(page.getByRole('heading', { name: '6. The next weeks' })).toBeVisible();
  await admin.press(`Mark ${YEAR} as agreed`);
  await page.getByLabel('Reason').fill('Settled in May');
  await admin.press('Mark as agreed');
  await expect(toast(page).last()).toContainText(`${YEAR} is agreed outside Fairweek`);
  await inspect(page, 'setup-choice');
  await admin.press('Plan a draft');
  await admin.press('Plan it');
  await expect(page.getByRole('link', { name: /^Draft of \d{4}$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Go on to Documents and arrival' }).click();
  await admin.press('New document');
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByLabel('Title').fill('The stove');
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('Open the flap first.');
  await admin.press('Save document');
  await expect(step(page, /^Documents and arrival/)).toContainText('1 document');
  await inspect(page, 'setup-documents');
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Alder Barn', level: 1 })).toBeVisible();
  const shares = page.getByRole('list', { name: 'Shares' });
  await expect(shares.getByRole('link', { name: 'Greta Lind', exact: true })).toBeVisible();
});
