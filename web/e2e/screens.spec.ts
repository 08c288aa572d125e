import { inspect, layoutShift } from './support/inspect';
import { Messages } from './support/messages';
import { ADMIN, OLIVIA, OMAR, QUENTIN } from './support/people';
import { expect, PHONE, test } from './support/test';

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
  await page.goto('/nowhere');
  await expect(page.getByText('We could not find that page')).toBeVisible();
  await inspect(page, 'not-found');
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
  await olivia.log.getByRole('button', { name: 'Message actions' }).last().click();
  await inspect(page, 'messages-menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await inspect(page, 'messages-delete');
});

test('an empty mailbox is accessible and fits every screen', async ({ open }) => {
  const page = await open(QUENTIN, { at: '/messages' });
  await expect(page.getByText('All caught up')).toBeVisible();
  await inspect(page, 'messages-empty');
});

for (const [device, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test(`nothing jumps while pages load on ${device}`, async ({ open }) => {
    const page = await open(OMAR, options);
    for (const [path, settled] of [
      ['/', page.getByText('Write to your fellow owners')],
      ['/messages', page.getByRole('tab', { name: /^Unread.*\d/ })],
      ['/messages?conversation=1', page.getByRole('log', { name: 'Messages' })],
    ] as const) {
      await page.goto(path);
      await expect(settled).toBeVisible();
      await page.waitForTimeout(1_500);
      const shift = await layoutShift(page);
      console.log(`layout shift of ${path} on ${device}: ${shift.toFixed(4)}`);
      expect(shift).toBeLessThan(0.1);
    }
  });
}
