import { choosePassword, expectHome } from './support/account';
import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN } from './support/people';
import { expect, refusal, test } from './support/test';
import { toast } from './support/toast';

const EMAIL = 'ingrid.solberg@example.test';
const FILE = [
  'First name,Last name,Email,Property,Location,Share number',
  `Ingrid,Solberg,${EMAIL},Fjord Cabin,Geiranger,7`,
  '',
].join('\n');

test('an owner is imported, invited by email, chooses a password and is home', async ({
  open,
  server,
  tolerate,
}) => {
  // The link that was used.
  tolerate(refusal(409));
  const admin = new AdminPanel(await open(ADMIN, { at: '/admin?tab=shares&import=new' }));
  const file = { name: 'cabin.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await admin.page.getByLabel('Choose a file').setInputFiles(file);
  await admin.press('Apply import');
  await admin.press('Invite the new person');
  await admin.press('Invite');
  await expect(toast(admin.page)).toContainText('Invitation captured');
  await expect(admin.page.getByRole('heading', { name: '1 of 1 invited' })).toBeVisible();

  await admin.openTab('Users');
  await admin.page.getByLabel('Search users').fill('solberg');
  await expect(admin.row('Ingrid Solberg')).toContainText(/Invited /);

  await expect.poll(() => server.mailTo(EMAIL)).not.toHaveLength(0);
  const [mail] = await server.mailTo(EMAIL);
  expect(mail?.text).toContain('Fjord Cabin: Geiranger, share 7');
  const link = /http\S+\/invitation\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  const page = await open(undefined, { at: `${pathname}${search}` });
  await expect(page.getByRole('heading', { name: 'Welcome, Ingrid' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your properties' })).toContainText('Fjord Cabin');
  await inspect(page, 'invitation');
  await choosePassword(page, 'snow-on-the-fjord', 'Set password and sign in');
  await expectHome(page, 'Ingrid');
  await expect(admin.row('Ingrid Solberg')).not.toContainText(/Invited /);

  const other = await open(undefined, { at: `${pathname}${search}` });
  await expect(other.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await inspect(other, 'invitation-used');
});
