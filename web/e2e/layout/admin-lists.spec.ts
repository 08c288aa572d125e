import { AdminPanel } from '../support/admin';
import { answerWith } from '../support/broken';
import { BLANK, changeAnswers } from '../support/changed-answers';
import { ADMIN } from '../support/people';
import { expect, type Page, test } from '../support/test';
import { toast } from '../support/toast';

const LONG_NAME = ['Wilhelmina-Alexandra', 'Featherstonehaugh-Cholmondeley'] as const;
const LONG_EMAIL = 'wilhelmina.alexandra.featherstonehaugh@holiday-homes.example.test';

interface UserRow {
  firstName: string;
  lastName: string;
  email: string;
  passwordState: string;
  invitedAt: string | null;
  invitationEndsAt: string | null;
  anniversaryDate: string | null;
}

interface Users {
  adminUsers: { items: UserRow[] };
}

interface Properties {
  adminProperties: { items: { property: { name: string; location: string } }[] };
}

const changeUsers = (page: Page, change: (users: UserRow[]) => void) =>
  changeAnswers<Users>(page, 'AdminUsers', ({ adminUsers }) => change(adminUsers.items));

test('at 1280 px every tab, every column and the first row of each list are in sight', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: BLANK });
  await changeUsers(page, (users) => {
    const [first] = users;
    if (first) first.email = 'wilma.wren.of.the.old.boathouse@management-company.example.test';
  });
  const tooMuch = (one: ReturnType<Page['locator']>) =>
    one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const [tab, list] of [
    ['requests', 'Special requests'],
    ['requests&list=in_progress', 'Special requests'],
    ['shares', 'Shares'],
    ['properties', 'Properties'],
    ['users', 'Users'],
    ['swaps', 'Week swaps'],
    ['drafts', 'Drafts'],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    const table = page.getByRole('table', { name: list });
    await expect(table.getByRole('row').nth(1)).toBeInViewport();
    expect.soft(await tooMuch(table.locator('..')), tab).toBe(0);
  }
  expect(await tooMuch(page.getByRole('tablist', { name: 'Administration' }))).toBe(0);
  await expect(page.getByRole('tab').filter({ hasText: 'Users' })).toHaveText(/\d/);
  for (const name of [
    ...['Audit Log', 'System', 'Mail', 'Analytics', 'Reports', 'Special Requests'],
    ...['Share Management', 'Properties', 'Users', 'Week Swaps'],
  ]) {
    await expect(new AdminPanel(page).tab(name)).toBeInViewport({ ratio: 1 });
  }
});

test('on a desk, rows of one line are about 40 px high, and a share is assigned in one row', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const row = page.getByRole('row', { name: /Lakeside House/ });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(44);
  await page.goto('/admin?tab=shares');
  const field = await page.getByRole('combobox', { name: 'Share Number' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Assign Share' }).boundingBox();
  expect(Math.abs((button?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(4);
});

test('actions stay in sight beside long names and addresses', async ({ open }) => {
  const page = await open(ADMIN, { at: BLANK });
  const [firstName, lastName] = LONG_NAME;
  await changeUsers(page, (users) => {
    const user = users.find(({ passwordState }) => passwordState === 'NOT_SET');
    if (user) Object.assign(user, { firstName, lastName, email: LONG_EMAIL });
  });
  const name = `The ${LONG_NAME.join(' ')} Residence by the Sea`;
  const location = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales';
  await changeAnswers<Properties>(page, 'AdminProperties', ({ adminProperties }) => {
    const [first] = adminProperties.items;
    if (first) Object.assign(first.property, { name, location });
  });
  for (const [tab, action] of [
    ['users&access=WITHOUT', `Delete ${LONG_NAME.join(' ')}`],
    ['properties', `Edit ${name}`],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    const button = page.getByRole('button', { name: action });
    await expect(button).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('on a desk, invitations and passwords leave the columns as wide as they were', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: BLANK });
  let isLater = false;
  await changeUsers(page, (users) => {
    users.splice(2);
    const [invited, known] = users;
    if (!invited || !known) return;
    const facts = { userRole: 'USER', isAdmin: false, passwordState: 'NOT_SET', invitedAt: null };
    Object.assign(invited, { ...facts, firstName: 'Wanda' });
    Object.assign(known, { ...facts, firstName: 'Willem' });
    if (!isLater) return;
    const now = Date.now();
    invited.invitedAt = new Date(now).toISOString();
    invited.invitationEndsAt = new Date(now + 7 * 86_400_000).toISOString();
    known.passwordState = 'TEMPORARY';
  });
  await page.goto('/admin?tab=users');
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width;
  await expect(page.getByRole('button', { name: /^Invite Willem / })).toBeVisible();
  const before = await Promise.all(['Name', 'Password'].map(widthOf));
  isLater = true;
  await page.reload();
  await expect(page.getByText(/^Invited \d+ \w+$/)).toBeVisible();
  await page.getByRole('button', { name: /^Show password of Willem / }).click();
  await expect(page.getByText('Temporary, shown only when it was set')).toBeVisible();
  expect(await Promise.all(['Name', 'Password'].map(widthOf))).toEqual(before);
});

test('a column without a value shows its name, on a small desk too', async ({ open }) => {
  const page = await open(ADMIN, { at: BLANK });
  await changeUsers(page, (users) => {
    for (const user of users) user.anniversaryDate = null;
  });
  await page.goto('/admin?tab=users');
  const empty = page.getByRole('columnheader').getByText('Anniversary', { exact: true });
  const width = async () => (await empty.boundingBox())?.width;
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(width).toBeGreaterThan(50);
  }
});

test('on a desk, a toast lies between the boxes and the actions of a list', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=users&access=WITHOUT' });
  await answerWith(page, 'SetTemporaryPassword', {
    setTemporaryPassword: {
      __typename: 'TemporaryPassword',
      ...{ password: 'brisk-otter-41', expiresAt: new Date(Date.now() + 6e8).toISOString() },
    },
  });
  await page.getByRole('button', { name: 'Set Temp' }).first().click();
  await expect(toast(page)).toContainText('Temporary password set');
  const box = await page.locator("tbody [data-card='box']").first().boundingBox();
  const actions = await page.locator("tbody [data-card='corner']").first().boundingBox();
  const message = await toast(page).boundingBox();
  if (!box || !actions || !message) throw new Error('The list or the toast has no place.');
  expect(message.x).toBeGreaterThan(box.x + box.width);
  expect(message.x + message.width).toBeLessThan(actions.x);
});
