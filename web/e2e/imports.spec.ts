import { workbook } from '../src/features/imports/test/workbook';
import { AdminPanel } from './support/admin';
import { ADMIN } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

/**
 * As a German spreadsheet saves it: a byte order mark, semicolons, quotes, and a person with two
 * shares.
 */
const SPREADSHEET = [
  '\uFEFF"Vorname";"Nachname";"E-Mail";"Objekt";"Ort";"Anteil"',
  '"Jörg ""Joe""";"Müller; Dr.";"joerg.mueller@example.test";"Haus ""am See""";"Zürich";"3"',
  '"Jörg ""Joe""";"Müller; Dr.";"Joerg.Mueller@example.test";"Haus ""am See""";"Zürich";"4"',
  ';;;"Haus ""am See""";"Zürich";5',
  '',
].join('\r\n');

const BROKEN = [
  'First name,Last name,Email,Property,Location,Share number',
  'Berta,Broken,berta@example.test,Ruin,Hexham,1',
  'Bruno,Broken,berta@example.test,Ruin,Hexham,2',
  '"Bea\n(Beate)",Broken,bea-at-example.test,Ruin,Hexham,3',
  'Ben,Broken,ben@example.test,Ruin,Hexham,13',
  'Ben,Broken,ben@example.test,Nowhere,,1',
  '',
].join('\n');

async function upload({ page }: AdminPanel, name: string, content: string | Buffer): Promise<void> {
  const file = {
    name,
    mimeType: 'text/csv',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

test('owners and shares of a spreadsheet are previewed, applied, and exported again', async ({
  open,
}) => {
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=shares' }));
  const { page } = admin;
  await admin.press('Import from CSV');
  await expect(page.getByText('Nothing imported yet')).toBeVisible();
  await upload(admin, 'häuser.csv', SPREADSHEET);

  await expect(page.getByRole('heading', { name: 'häuser.csv' })).toBeVisible();
  await expect(admin.row('Line 2')).toContainText('New user. New property. Gets share 3.');
  await expect(admin.row('Line 3')).toContainText('Gets share 4.');
  await expect(admin.row('Line 4')).toContainText('No owner: nothing changes.');
  await expect(page.getByText('2 shares given, 1 new user, 1 new property.')).toBeVisible();

  await admin.openTab('Users');
  await page.getByLabel('Search users').fill('joerg');
  await expect(page.getByText('Nothing found for “joerg”')).toBeVisible();
  await admin.openTab('Share Management');
  await admin.press('Apply import');
  await expect(toast(page)).toContainText('Import applied');
  await expect(toast(page)).toContainText('2 shares given, 1 new user, 1 new property.');

  await admin.press('See all shares');
  await page.getByLabel('Search shares').fill('am See');
  await expect(admin.row('Jörg "Joe" Müller; Dr.')).toHaveCount(2);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^fairweek-shares-[\d-]+\.csv$/);
  await admin.openTab('Audit Log');
  const log = page.getByRole('region', { name: 'Administrator actions' });
  await expect(log).toContainText('Ada Keller imported “häuser.csv”: 1 new person');
  await expect(log).toContainText('Ada Keller uploaded “häuser.csv” with 3 rows.');
});

test('a large Excel file is previewed; of a broken one the rows that can be are applied after a correction', async ({
  open,
}) => {
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=shares&import=new' }));
  const { page } = admin;
  // Parts of more than half a megabyte would be unpacked by a worker, which the browser refuses.
  const owners = Array.from({ length: 3_000 }, (_, i) => [
    ...['Ana', 'Ruiz', 'ana.ruiz@example.test', `Barn ${i}`, 'Bled', 1],
  ]);
  const titles = ['First name', 'Last name', 'Email', 'Property', 'Location', 'Share number'];
  const file = workbook({ Owners: [titles, ...owners], Notes: [['…']] });
  await upload(admin, 'owners.xlsx', Buffer.from(file));
  const heading = page.getByRole('heading', { name: 'owners.xlsx · Sheet “Owners” of 2' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('New user. New property. Gets share 1.')).toBeVisible();
  await admin.press('Discard');
  await admin.press('Discard import');
  await expect(toast(page)).toContainText('Import discarded');
  await expect(page.getByRole('button', { name: /owners\.xlsx.*Discarded/ })).toBeVisible();

  await upload(admin, 'partly.csv', BROKEN);
  await expect(page.getByText(/^4 of 5 rows cannot be applied\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply the other row' })).toBeEnabled();
  await page.getByLabel('Only refused').check();
  const refused = page.getByRole('row').filter({ hasText: 'Refused' });
  await expect(refused).toContainText([
    /Line 3.*same e-mail address with the name Berta Broken/,
    /Line 4.*bea-at-example\.test is not a valid e-mail address/,
    /Line 6.*share number must be a whole number from 1 to 12/,
    /Line 7.*no property called Nowhere/,
  ]);
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.reload();
  await expect(page.getByText(/^4 of 5 rows cannot be applied\./)).toBeVisible();

  await admin.press('Correct line 4');
  const dialog = page.getByRole('dialog', { name: 'Correct line 4' });
  await expect(dialog).toContainText('bea-at-example.test is not a valid e-mail address');
  await dialog.getByLabel('Email').fill('bea@example.test');
  await dialog.getByLabel('Share number').fill('Share 13');
  await dialog.getByRole('button', { name: 'Save row' }).click();
  await expect(dialog).toContainText('not “Share 13”.');
  await dialog.getByLabel('Share number').fill('3');
  await dialog.getByRole('button', { name: 'Save row' }).click();
  await expect(toast(page)).toContainText('New user. Gets share 3.');
  await expect(page.getByText(/^3 of 5 rows cannot be applied\./)).toBeVisible();

  await admin.press('Apply the other 2 rows');
  await expect(page.getByRole('alertdialog')).toContainText('3 refused rows are left out');
  await admin.press('Apply 2 rows');
  await expect(toast(page)).toContainText(
    '2 shares given, 2 new users, 1 new property, 3 rows left out.',
  );
  await expect(page.getByText(/^3 rows were left out\./)).toBeVisible();
  await expect(refused).toContainText([/Line 3/, /Line 6/, /Line 7/]);
  await expect(page.getByRole('link', { name: 'Download refused rows' })).toBeVisible();

  await admin.press('Import another file');
  const entry = page.getByRole('button', { name: /partly\.csv.*3 rows left out.*Applied/ });
  await expect(entry).toBeVisible();
  await admin.openTab('Audit Log');
  const log = page.getByRole('region', { name: 'Administrator actions' });
  await expect(log).toContainText('Ada Keller corrected line 4 of “partly.csv”.');
  await expect(log).toContainText('2 shares given and 3 refused rows left out');
});
