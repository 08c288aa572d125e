import type { Route } from '@playwright/test';
import { freshText, Messages } from './support/messages';
import { OLIVIA, OMAR } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

/** What Chromium says of a server that is not there, and of one that drops a socket. */
const DEAD_SERVER = [/net::ERR_/, /WebSocket connection to/];

async function openBoth(open: (email: string, visit: { at: string }) => Promise<Page>) {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  const omar = new Messages(await open(OMAR, { at: '/messages' }));
  await olivia.openConversationWith('Omar Haddad');
  await omar.openConversationWith('Olivia Marsh');
  await omar.expectCount('Unread', 0);
  await olivia.mark();
  await omar.mark();
  return { olivia, omar };
}

test('the server is killed while olivia is typing: both pages recover and her message is there once', async ({
  open,
  server,
  tolerate,
}) => {
  tolerate(...DEAD_SERVER);
  const { olivia, omar } = await openBoth(open);
  const sent = await olivia.count('Sent');
  const read = await omar.count('Read');
  const text = freshText('The lake is frozen, bring skates!');

  await olivia.composer.pressSequentially(text.slice(0, 10), { delay: 20 });
  await expect(omar.page.getByText('Olivia is typing…')).toBeVisible();
  await server.kill();
  await olivia.composer.pressSequentially(text.slice(10));
  await olivia.composer.press('Enter');
  await expect(olivia.texts(text)).toHaveCount(1);
  await expect(olivia.log.getByText('Not sent')).toBeVisible();
  await server.start();

  await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(text)).toContainText('✓ Read');
  await expect(olivia.texts(text)).toHaveCount(1);
  await expect(olivia.log.getByText('Not sent')).toHaveCount(0);
  await expect(olivia.conversations.filter({ hasText: text })).toHaveCount(1);
  await expect(omar.conversations.filter({ hasText: text })).toHaveCount(1);
  await olivia.expectCount('Sent', sent + 1);
  await omar.expectCount('Read', read + 1);
  await omar.expectCount('Unread', 0);

  await olivia.tab('Sent').click();
  const inSent = olivia.page.getByRole('list', { name: 'Sent messages' }).getByRole('listitem');
  await expect(inSent.filter({ hasText: text })).toHaveCount(1);
  await omar.tab('Read').click();
  const inRead = omar.page.getByRole('list', { name: 'Read messages' }).getByRole('listitem');
  await expect(inRead.filter({ hasText: text })).toHaveCount(1);

  const answer = freshText('Skates are packed.');
  await omar.write(answer);
  await expect(olivia.texts(answer)).toHaveCount(1);
  await expect(omar.bubble(answer)).toContainText('✓ Read');
  await olivia.expectNotReloaded();
  await omar.expectNotReloaded();
});

test('a message whose answer was lost is stored once', async ({ open, tolerate }) => {
  tolerate(...DEAD_SERVER);
  const { olivia, omar } = await openBoth(open);
  const text = freshText('Did this arrive?');
  // The server hears of it, but its answer never comes back.
  await onNextSend(olivia.page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await olivia.write(text);
  await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(text)).toContainText('✓ Read');
  await expect(olivia.texts(text)).toHaveCount(1);
  await expect(olivia.log.getByText('Not sent')).toHaveCount(0);
  await omar.page.reload();
  await expect(omar.texts(text)).toHaveCount(1);
});

test("what the server refused stays visible as 'Not sent' until Retry sends it", async ({
  open,
}) => {
  const { olivia, omar } = await openBoth(open);
  const text = freshText('Third time lucky?');
  const refusal = 'You are writing very fast. Please wait a moment.';
  await onNextSend(olivia.page, (route) =>
    route.fulfill({
      json: { errors: [{ message: refusal, extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    }),
  );
  await olivia.write(text);
  await expect(toast(olivia.page)).toContainText('Failed to send message');
  await expect(toast(olivia.page)).toContainText(refusal);
  await expect(olivia.log.getByText('Not sent')).toBeVisible();
  await olivia.page.reload();
  await expect(olivia.log.getByText('Not sent')).toBeVisible();
  await expect(omar.texts(text)).toHaveCount(0);

  await olivia.log.getByRole('button', { name: 'Retry' }).click();
  await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(text)).toContainText('✓ Read');
  await expect(olivia.texts(text)).toHaveCount(1);
  await expect(olivia.log.getByText('Not sent')).toHaveCount(0);
});

test('a page that was offline shows what it missed as soon as it is back', async ({
  open,
  tolerate,
}) => {
  tolerate(...DEAD_SERVER);
  const { olivia, omar } = await openBoth(open);
  await omar.page.context().setOffline(true);
  const missed = [freshText('First'), freshText('Second'), freshText('Third')];
  for (const text of missed) {
    await olivia.write(text);
    await expect(olivia.bubble(text)).toContainText('○ Delivered');
  }
  await omar.page.context().setOffline(false);
  for (const text of missed) await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(missed[2] ?? '')).toContainText('✓ Read');
  await omar.expectNotReloaded();
});

/** Handles the next SendMessage of a page in the given way, and only that one. */
async function onNextSend(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  await page.route('**/graphql', async (route) => {
    const isSend = route.request().postDataJSON()?.operationName === 'SendMessage';
    if (!isSend || isDone) return route.fallback();
    isDone = true;
    await handle(route);
  });
}
