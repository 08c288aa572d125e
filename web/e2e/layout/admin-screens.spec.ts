import { pageEnd } from '../../src/lib/test/page-end';
import { AdminPanel } from '../support/admin';
import { answerWith } from '../support/broken';
import { NEXT_YEAR } from '../support/calendar';
import { changeAnswers } from '../support/changed-answers';
import { inspect } from '../support/inspect';
import { ADMIN, LAKESIDE_HOUSE } from '../support/people';
import { expect, PHONE, test } from '../support/test';

const part = (text: string, path: string | null = null) => ({
  ...{ __typename: 'SentencePart', text, path, date: null, until: null },
});

/** The demo has none. */
const AUDIT_LOG = {
  auditLog: {
    ...{ __typename: 'AuditPage', ...pageEnd(null) },
    items: ['added the property ', 'changed total shares from 12 to 4 at '].map((did, index) => ({
      ...{ __typename: 'AuditEntry', id: `${9 - index}`, action: 'property.update' },
      at: new Date().toISOString(),
      sentence: [
        part('Ada Keller', '/admin/users/1'),
        part(` ${did}`),
        part('Weir Mill', '/admin/properties/1'),
        part('.'),
      ],
    })),
  },
};

test('lists, logs and records are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin' });
  const admin = new AdminPanel(page);
  await page.goto('/admin?tab=properties&status=ACTIVE&shares=SOME_UNASSIGNED');
  await admin.press('Filters (2 set)');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await inspect(page, 'admin-property-filters');
  await page.goto('/admin?tab=swaps');
  await expect(page.getByRole('table', { name: 'Week swaps' })).toBeVisible();
  await inspect(page, 'admin-swaps');
  await answerWith(page, 'AuditLog', AUDIT_LOG);
  await page.goto('/admin?tab=audit');
  const log = page.getByRole('region', { name: 'Administrator actions' });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await inspect(page, 'audit-log');
  await page.goto(`/admin/properties/${LAKESIDE_HOUSE}`);
  await expect(page.getByRole('heading', { name: 'Lakeside House', level: 1 })).toBeVisible();
  await inspect(page, 'property-record');
  await page.getByRole('list', { name: 'Shares' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Shares' })).toContainText('Lakeside House');
  await inspect(page, 'user-record');
});

test('the reports are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=reports' });
  const admin = new AdminPanel(page);
  await expect(page.getByRole('table', { name: 'System summary' })).toBeVisible();
  await inspect(page, 'admin-reports');
  await admin.press('Generate & Send Users Report');
  await expect(page.getByLabel('Data points summary')).toContainText('users');
  await inspect(page, 'reports-dialog');
  await page.getByRole('button', { name: /^Date Range/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Pick a date range' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await inspect(page, 'reports-calendar');
});

test('the questions about a property are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  await expect(page.getByRole('row', { name: /Gull Cottage/ })).toBeVisible();
  const location = await page
    .getByRole('row', { name: /Gull Cottage/ })
    .locator('td[data-label=Location]')
    .textContent();
  await page.getByLabel('Name').fill('gull cottage');
  await page.getByLabel('Location').fill(location ?? '');
  await admin.press('Add Property');
  await expect(
    page.getByRole('alertdialog', { name: 'There is already a Gull Cottage' }),
  ).toBeVisible();
  await inspect(page, 'second-property');

  interface Shown {
    propertyRecord: { deletionProblem: string | null; deletedWith: string[] };
  }
  await changeAnswers<Shown>(page, 'PropertyRecord', ({ propertyRecord }) => {
    propertyRecord.deletionProblem = null;
    propertyRecord.deletedWith = ['its name', 'its guest link'];
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Location').fill('');
  await page.goto(`/admin/properties/${LAKESIDE_HOUSE}`);
  await admin.press('Delete property');
  await expect(page.getByRole('alertdialog', { name: 'Delete Lakeside House?' })).toBeVisible();
  await inspect(page, 'delete-property');
});

test('the kinds of a rotation are accessible and fit every screen, with their figures', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties&search=gull' });
  await new AdminPanel(page).press('Edit Gull Cottage');
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await dialog.getByRole('tab', { name: 'Rotation' }).click();
  await expect(dialog.getByText(/share 1 is first in 5 of 12 years/)).toBeVisible();
  await dialog.getByRole('radio', { name: /^Mirror pairs/ }).check();
  await expect(dialog.getByRole('heading', { name: 'Preview of the years after' })).toBeVisible();
  await inspect(page, 'admin-rotation-kinds');
});

test('the dialog that asks for a swap is accessible and fits a phone', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps&swap=new', ...PHONE });
  const admin = new AdminPanel(page);
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await admin.pick('Person', 'Olivia Marsh');
  await admin.choose('Their share', 'Lakeside House, share 3');
  const year = dialog.getByRole('group', { name: `Weeks of ${NEXT_YEAR}` });
  await year
    .getByRole('button', { name: /, theirs$/ })
    .first()
    .press('Enter');
  await year
    .getByRole('button', { name: /, open$/ })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('status')).toContainText('which is open');
  await inspect(page, 'admin-swap-create-open-week');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await inspect(page, 'admin-swap-create-phone');
});

test('the steps that set up a property are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin/properties/new' });
  await expect(page.getByRole('heading', { name: 'Set up a property' })).toBeVisible();
  await inspect(page, 'setup-new');
  for (const [step, heading] of [
    ['shares', '2. Shares'],
    ['seasons', '3. Seasons'],
    ['owners', '4. Owners'],
    ['weeks', '5. Weeks given already'],
    ['weeks&import=new', 'Weeks from a sheet'],
    ['draft', '6. The next weeks'],
    ['documents', '7. Documents and arrival'],
  ] as const) {
    await page.goto(`/admin/properties/${LAKESIDE_HOUSE}/setup?step=${step}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    if (step === 'shares') {
      const weeks = page.getByLabel('Weeks per Share');
      const before = await weeks.inputValue();
      await weeks.fill('9');
      await expect(page.getByText(/12 shares of 9 weeks are 108 weeks/)).toBeVisible();
      await inspect(page, 'setup-shares');
      await weeks.fill(before);
    } else await inspect(page, `setup-${step.replace('&import=new', '-sheet')}`);
  }
});

test('the search over everything is accessible and fits every screen', async ({ open }) => {
  const page = await open(ADMIN);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('lakeside 7');
  await expect(page.getByRole('option', { name: /^Lakeside House, share 7/ })).toBeVisible();
  await inspect(page, 'palette');
});
