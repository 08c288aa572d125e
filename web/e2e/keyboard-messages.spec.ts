import { setTimeout as delay } from 'node:timers/promises';
import { freshText, Messages } from './support/messages';
import { DEMO_PASSWORD, QUENTIN } from './support/people';
import { expect, test } from './support/test';

test('signing in and writing a message takes no mouse, and the focus is never lost', async ({
  open,
}) => {
  const page = await open(undefined, { at: '/messages' });
  const press = (key: string) => page.keyboard.press(key);
  const messages = new Messages(page);

  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(QUENTIN);
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO_PASSWORD);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/messages');

  const newMessage = page.getByRole('button', { name: 'New Message' });
  await expect(newMessage).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await press('Tab');
  await expect(newMessage).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await press('Escape');
  await expect(newMessage).toBeFocused();

  await press('Tab');
  const search = page.getByPlaceholder('Search conversations...');
  await expect(search).toBeFocused();
  await page.keyboard.type('admin');
  const person = page.getByRole('list', { name: 'People found' }).getByRole('button').first();
  await expect(person).toBeVisible();
  await press('ArrowDown');
  await expect(person).toBeFocused();
  await press('Enter');
  await expect(messages.composer).toBeFocused();

  const text = freshText('Is the sauna heated on Sundays?');
  await page.keyboard.type(text);
  await press('Enter');
  await expect(messages.bubble(text)).toContainText('○ Delivered');
  await expect(messages.composer).toBeFocused();

  // 'Delivered' shows as soon as the server answered, the menu once the message is in the thread.
  const menu = messages.bubble(text).getByRole('button', { name: /^Actions for “/ });
  await expect(menu).toBeAttached();
  await expect(page.getByRole('button', { name: 'Jump to the newest message' })).toBeHidden();
  await press('Shift+Tab');
  await expect(menu).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused();
  await press('Escape');
  await expect(menu).toBeFocused();
  await press('Tab');
  await expect(messages.composer).toBeFocused();
});

for (const { at, how } of [
  { at: '/login', how: 'Enter' },
  { at: '/', how: 'a click' },
]) {
  test(`after signing in at ${at} by ${how}, the first Tab goes on from the page’s start`, async ({
    open,
  }) => {
    const page = await open(undefined, { at });
    const main = page.locator('main[tabindex]');
    // Over a slow network, the page waits for its files.
    await page.route(/\/signed-in-.*\.js/, async (route) => {
      await delay(1_000);
      await route.continue();
    });
    await page.getByLabel('Email', { exact: true }).fill(QUENTIN);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    if (how === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toBeVisible();
  });
}

test('a half-written message survives a reload and Back, and logging out wipes it', async ({
  open,
}) => {
  const page = await open(QUENTIN, { at: '/messages' });
  const messages = new Messages(page);
  await page.getByPlaceholder('Search conversations...').fill('admin');
  await page.getByRole('list', { name: 'People found' }).getByRole('button').first().click();
  await messages.composer.fill('half a thought');
  await page.reload();
  await expect(messages.composer).toHaveValue('half a thought');
  await messages.navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await page.goBack();
  await expect(messages.composer).toHaveValue('half a thought');

  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).toContain('half a thought');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await kept()).not.toContain('half a thought');
});
