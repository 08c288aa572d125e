import { inspect } from '../support/inspect';
import { Messages } from '../support/messages';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA, QUENTIN } from '../support/people';
import { expect, test } from '../support/test';

test('the pages for visitors are accessible and fit every screen', async ({ open }) => {
  const page = await open(undefined, { at: '/login' });
  for (const [path, heading, name] of [
    ['/login', 'Sign in', 'login'],
    ['/register', 'Create your account', 'register'],
    ['/reset-password', 'Invalid link', 'reset-invalid'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await inspect(page, name);
  }
});

test('the home and account screens are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN);
  await expect(page.getByText('Admin access')).toBeVisible();
  await inspect(page, 'home');
  await page.getByRole('button', { name: 'Account of Ada Keller' }).click();
  await inspect(page, 'home-menu');
  await page.goto('/change-password');
  await expect(page.getByLabel('Current password')).toBeVisible();
  await inspect(page, 'change-password');
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await inspect(page, 'account');
  await page.goto('/nowhere');
  await expect(page.getByText('We could not find that page')).toBeVisible();
  await inspect(page, 'not-found');
});

test('the owner’s home, properties and rotation are accessible and fit every screen', async ({
  open,
}) => {
  const page = await open(OLIVIA);
  await expect(page.getByText(/^(You choose|In the order you are) .* of 1[12]$/)).toHaveCount(2);
  await inspect(page, 'home-owner');
  await page.goto('/properties');
  await expect(page.getByRole('region', { name: 'Documents' })).toHaveCount(2);
  await inspect(page, 'properties');
  await page.goto(`/rotation?property=${LAKESIDE_HOUSE}`);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await inspect(page, 'rotation');
  await page.getByRole('link', { name: 'My twelve years' }).click();
  await expect(page.getByText('My average place')).toHaveCount(2);
  await inspect(page, 'rotation-mine');
});

test('the documents of a house are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: `/documents?property=${LAKESIDE_HOUSE}` });
  await expect(page.getByRole('list', { name: 'Documents' })).toBeVisible();
  await inspect(page, 'documents');
  await page.getByRole('link', { name: /^Budget/ }).click();
  await expect(page.getByRole('link', { name: 'All documents' })).toBeVisible();
  await inspect(page, 'documents-budget');
  await page.getByRole('button', { name: 'Edit' }).click();
  await inspect(page, 'documents-edit');
});

test('the calendar is accessible and fits every screen, whatever it shows', async ({ open }) => {
  const page = await open(OLIVIA, { at: `/calendar?property=${LAKESIDE_HOUSE}` });
  await expect(page.getByRole('grid', { name: /^Weeks of/ })).toBeVisible();
  await inspect(page, 'calendar-year');
  await page.getByRole('button', { name: 'Christmas', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Christmas');
  await inspect(page, 'calendar-week');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('button', { name: 'Get the link for My weeks' })).toBeVisible();
  await inspect(page, 'calendar-subscribe');
  await page.goto(`/calendar?property=${LAKESIDE_HOUSE}&view=month&month=12`);
  await expect(page.getByRole('grid')).toBeVisible();
  await inspect(page, 'calendar-month');
});

test('the Messages screen is accessible and fits every screen, whatever is open', async ({
  open,
}) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  const { page } = olivia;
  await expect(page.getByRole('list', { name: 'Unread messages' })).toBeVisible();
  await inspect(page, 'messages-unread');
  await olivia.openConversationWith('Omar Haddad');
  await expect(olivia.log.getByRole('time').last()).toBeVisible();
  await expect(olivia.conversationWith('Omar Haddad')).not.toContainText('unread');
  await inspect(page, 'messages-conversation');
  await page.getByPlaceholder('Search conversations...').fill('an');
  await expect(page.getByRole('list', { name: 'People found' })).toBeVisible();
  await inspect(page, 'messages-search');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'New Message' }).click();
  await inspect(page, 'messages-new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await olivia.log
    .getByRole('button', { name: /^Actions for “/ })
    .last()
    .click();
  await inspect(page, 'messages-menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await inspect(page, 'messages-delete');
});

test('the talk of a house is accessible and fits every screen', async ({ open }) => {
  const page = await open(OLIVIA, { at: `/messages?house=${LAKESIDE_HOUSE}` });
  await expect(page.getByRole('list', { name: 'Your houses' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
  await inspect(page, 'talk');
});

test('the admin panel is accessible and fits every screen, whatever tab is open', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin' });
  for (const [tab, settled] of [
    ['analytics', page.getByRole('heading', { name: 'Recent users' })],
    ['shares', page.getByRole('table', { name: 'Shares' })],
    ['users', page.getByRole('table', { name: 'Users' })],
    ['system', page.getByRole('list', { name: 'Parts' })],
    ['mail', page.getByText(/^Mail is not set up/).first()],
    ['properties', page.getByRole('table', { name: 'Properties' })],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(settled).toBeVisible();
    await inspect(page, `admin-${tab}`);
  }
  await page.getByRole('button', { name: 'Edit Harbour Loft' }).click();
  await page.getByRole('tab', { name: 'Rotation' }).click();
  await expect(page.getByRole('list', { name: /^Order of choice/ })).toBeVisible();
  await inspect(page, 'admin-rotation');
});

test('an empty mailbox is accessible and fits every screen', async ({ open }) => {
  const page = await open(QUENTIN, { at: '/messages' });
  await expect(page.getByText('All caught up')).toBeVisible();
  await inspect(page, 'messages-empty');
});

test('the dialogs of access tokens are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: '/account' });
  await page.getByText('For programs', { exact: true }).click();
  await page.getByRole('button', { name: 'New access token' }).click();
  await expect(page.getByRole('combobox', { name: /^System/ })).toBeVisible();
  await inspect(page, 'access-token-new');
});

test('the costs of a house and their forms are accessible and fit every screen', async ({
  open,
}) => {
  const page = await open(OLIVIA, { at: `/costs?house=${LAKESIDE_HOUSE}` });
  await expect(page.getByRole('list', { name: /^Entries of/ })).toBeVisible();
  await inspect(page, 'costs');
  await page.getByRole('button', { name: /^Dues of quarter 4.*you/ }).click();
  await expect(page.getByRole('heading', { name: 'Who bears what' })).toBeVisible();
  await inspect(page, 'costs-entry');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('More details').click();
  await inspect(page, 'costs-expense');
  await page.getByRole('button', { name: 'Payment', exact: true }).click();
  await inspect(page, 'costs-payment');
});

test('the forms of who keeps the books are accessible and fit every screen', async ({ open }) => {
  const page = await open(ADMIN, { at: `/costs?house=${LAKESIDE_HOUSE}` });
  for (const [item, name] of [
    ['Raise dues or a levy', 'dues'],
    [/^Budget of/, 'budget'],
    [/^Opening balances/, 'correction'],
    ['Bookkeepers', 'bookkeepers'],
    ['Settings', 'settings'],
  ] as const) {
    await page.getByRole('button', { name: 'Books' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, `costs-${name}`);
    await page.keyboard.press('Escape');
  }
});
