import { OLIVIA, OMAR } from './support/people';
import { expect, test } from './support/test';

const playground = (query: string) => `/graphql?${new URLSearchParams({ query })}`;

test('the playground runs a query with the cookie, and a subscription over a socket', async ({
  open,
  server,
}) => {
  const page = await open(OLIVIA, { at: playground('{ currentUser { firstName } }') });
  const answer = page.locator('.result-window');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer).toContainText('Olivia');

  await page.goto(playground('subscription { myMessageEvents { kind message { content } } }'));
  const socket = page.waitForEvent('websocket');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  expect((await socket).url()).toBe(`${server.url.replace('http', 'ws')}/graphql`);
  const omar = await open(OMAR);
  const sendOne = async () => {
    const data = { receiverEmail: OLIVIA, content: 'Hello-developers' };
    await omar.request.post('/api/messages/send-to-email', { data });
  };
  // Only an event shows that the subscription has started.
  await expect(async () => {
    await sendOne();
    await expect(answer).toContainText('Hello-developers', { timeout: 1_000 });
  }).toPass();
});

test('the playground shows Execute only once it does something', async ({ open }) => {
  const page = await open(OLIVIA, { at: '/messages' });
  // Its editors are still loading until the request is let through.
  await page.route(/codemirror/, () => {});
  await page.goto(playground('{ currentUser { firstName } }'), { waitUntil: 'commit' });
  const execute = page.locator('.graphiql-execute-button');
  await execute.waitFor({ state: 'attached' });
  await expect(execute).toBeHidden();
  await page.unrouteAll();
  await execute.click();
  await expect(page.locator('.result-window')).toContainText('Olivia');
});

test('the REST documentation renders its routes and tries one out', async ({ open }) => {
  const page = await open(OLIVIA, { at: '/api/docs' });
  const route = page.locator('.opblock', { hasText: '/api/auth/user' });
  await expect(route).toBeVisible();
  await expect(page.locator('.opblock', { hasText: '/api/messages/send-to-email' })).toBeVisible();
  await route.locator('.opblock-summary-control').click();
  await route.getByRole('button', { name: 'Try it out' }).click();
  await route.getByRole('button', { name: 'Execute' }).click();
  await expect(route.locator('.live-responses-table')).toContainText('olivia@fairweek.test');
});

test('every page has a policy that forbids other origins', async ({ open }) => {
  const page = await open();
  const policyOf = async (path: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } });
    return response.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf('/messages')).toContain("script-src 'self';");
  for (const path of ['/messages', '/graphql', '/api/docs', '/dev/mail']) {
    expect(await policyOf(path), path).toContain("default-src 'self'");
    expect(await policyOf(path), path).not.toMatch(/https?:|\*/);
  }
});
