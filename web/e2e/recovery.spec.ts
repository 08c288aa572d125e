import { signInByForm } from './support/account';
import { onNext } from './support/broken';
import { freshText, Messages } from './support/messages';
import { DEMO_PASSWORD, OLIVIA, OMAR, UMA } from './support/people';
import { expect, type Page, refusal, test } from './support/test';
import { toast } from './support/toast';

/** The requests of a page to a server that may be down. */
const SERVER = /\/(graphql|readyz)$/;
/** Chromium’s messages about a server that is down, drops a socket, or has just started. */
const DEAD_SERVER = [/net::ERR_/, /WebSocket connection to/, refusal(503)];

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

test('the server is killed while olivia is typing: both pages recover and her message is stored once', async ({
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
  await expect(olivia.bubble(text)).toContainText('Waiting to be sent…');
  await expect(outage(olivia.page)).toBeVisible();
  await expect(outage(omar.page)).toBeVisible();
  await expect(toast(olivia.page)).toHaveCount(0);
  await server.start();

  await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(text)).toContainText('✓ Read');
  await expect(olivia.texts(text)).toHaveCount(1);
  await expect(outage(olivia.page)).toBeHidden();
  await expect(outage(omar.page)).toBeHidden();
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

test('a message whose response was lost is stored once', async ({ open, tolerate }) => {
  tolerate(...DEAD_SERVER);
  const { olivia, omar } = await openBoth(open);
  const text = freshText('Did this arrive?');
  // The server receives it, but its response is lost.
  await onNext(olivia.page, 'SendMessages', async (route) => {
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

test("a refused message stays visible as 'Not sent' until Retry sends it", async ({ open }) => {
  const { olivia, omar } = await openBoth(open);
  const text = freshText('Third time lucky?');
  const reason = 'You cannot write to this person any more.';
  await onNext(olivia.page, 'SendMessages', (route) =>
    route.fulfill({
      json: { errors: [{ message: reason, extensions: { code: 'FORBIDDEN' } }] },
    }),
  );
  await olivia.write(text);
  await expect(toast(olivia.page)).toContainText('Failed to send message');
  await expect(toast(olivia.page)).toContainText(reason);
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

test('messages sent too fast for the server wait, and are sent in order', async ({ open }) => {
  const { olivia, omar } = await openBoth(open);
  const texts = ['Quick', 'quicker', 'quickest'].map(freshText);
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 3 };
  await onNext(olivia.page, 'SendMessages', (route) =>
    route.fulfill({ json: { errors: [{ message: 'Too many attempts.', extensions }] } }),
  );
  for (const text of texts) await olivia.write(text);
  await expect(olivia.bubble(texts[2] ?? '')).toContainText('Waiting to be sent…');
  await expect(outage(olivia.page)).toBeHidden();
  await expect(olivia.log.getByText('Not sent')).toHaveCount(0);
  for (const text of texts) await expect(olivia.bubble(text)).toContainText('✓ Read');
  const shown = omar.log.getByRole('listitem').filter({ hasText: /quick/i });
  await expect(shown).toContainText(texts);
});

test('in an outage queries wait and are retried, and a form keeps its input', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(503));
  const page = await open(UMA, { at: '/requests/new' });
  await page.getByLabel('Title').fill('A mirror for the hall');
  await page.getByLabel('Description').fill('For the second week of May.');
  await page.getByLabel('Category').click();
  await page.getByRole('option').first().click();
  await page.route(SERVER, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { errors: [{ message: 'Not now.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    }),
  );
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(outage(page)).toBeVisible();
  await expect(toast(page)).toContainText('The request was not sent');
  await expect(toast(page)).toContainText('Please try again');
  await expect(page.getByLabel('Title')).toHaveValue('A mirror for the hall');
  const other = await page.context().newPage();
  await other.route(SERVER, (route) => route.fulfill({ status: 503, body: '' }));
  await other.goto('/swaps');
  // It knows who was signed in, and says from when.
  const offline = other.getByText(/^Offline: as of/);
  await expect(offline).toBeVisible();
  await expect(toast(other)).toHaveCount(0);

  await page.unroute(SERVER);
  await other.unroute(SERVER);
  await expect(outage(page)).toBeHidden();
  await expect(offline).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Swaps', level: 1 })).toBeVisible();
  await expect(other.getByText('could not be loaded')).toHaveCount(0);
  await expect(page).toHaveURL(/\/requests\/new/);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'A mirror for the hall' })).toBeVisible();
});

test('a page that was offline shows what it missed as soon as it is back', async ({
  open,
  tolerate,
}) => {
  tolerate(...DEAD_SERVER);
  const { olivia, omar } = await openBoth(open);
  await omar.page.context().setOffline(true);
  await expect(outage(omar.page)).toBeVisible();
  const missed = [freshText('First'), freshText('Second'), freshText('Third')];
  for (const text of missed) {
    await olivia.write(text);
    await expect(olivia.bubble(text)).toContainText('○ Delivered');
  }
  await omar.page.context().setOffline(false);
  await expect(outage(omar.page)).toBeHidden();
  for (const text of missed) await expect(omar.texts(text)).toHaveCount(1);
  await expect(olivia.bubble(missed[2] ?? '')).toContainText('✓ Read');
  await omar.expectNotReloaded();
});

test('a page that is older than its server offers to reload', async ({ open, tolerate }) => {
  tolerate(refusal(400));
  const page = await open(OLIVIA, { at: '/' });
  await page.route('**/graphql', (route) => {
    const asked = route.request().postDataJSON();
    // Requests of the session come as text in every release.
    if (!asked.extensions?.persistedQuery) return route.fallback();
    asked.extensions.persistedQuery.sha256Hash = '0'.repeat(64);
    return route.continue({ postData: JSON.stringify(asked) });
  });
  await page.getByRole('link', { name: 'Messages' }).first().click();
  const updated = page.getByText('Fairweek was updated. Please reload this page.');
  await expect(updated).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await expect(page.getByRole('tab', { name: /Unread \(\d/ })).toBeVisible();
  await expect(updated).toBeHidden();
});

test('a sign-in page that is older than its server offers to reload', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(400));
  const page = await open(undefined, { at: '/login' });
  await page.route('**/graphql', (route) => {
    const asked = route.request().postDataJSON();
    if (asked.operationName !== 'Login') return route.fallback();
    // This server runs any text; one in production knows texts of another release by their hash.
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
    return route.continue({ postData: JSON.stringify({ ...asked, query: '', extensions }) });
  });
  await signInByForm(page, OLIVIA, DEMO_PASSWORD);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.unroute('**/graphql');
  await reload.click();
  await expect(reload).toBeHidden();
  await signInByForm(page, OLIVIA, DEMO_PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

/** The banner of an outage. */
const outage = (page: Page) => page.getByText('Fairweek can’t be reached right now.');
