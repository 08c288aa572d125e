import type { Request } from '@playwright/test';
import { Messages } from './support/messages';
import { OLIVIA, OMAR } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

// A trace snapshot at each key would be slower than a person's typing.
test.use({ trace: 'off' });

const QUICK = /^q\d+$/;
/** The delay that the network adds to every response, in ms. */
const DELAY = 800;
/** The messages of one request at most. */
const BATCH = 20;

test('200 messages typed at 15 a second on a slow network arrive once each, in order', async ({
  open,
}) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  const omar = new Messages(await open(OMAR, { at: '/messages' }));
  await olivia.openConversationWith('Omar Haddad');
  await omar.openConversationWith('Olivia Marsh');
  await olivia.page.bringToFront();
  await olivia.composer.focus();
  const sends = await delayGraphql(olivia.page, DELAY);
  const texts = Array.from({ length: 200 }, (_, index) => `q${index + 1}`);

  const began = Date.now();
  for (const [index, text] of texts.entries()) {
    await olivia.page.waitForTimeout(Math.max(0, began + (index * 1000) / 15 - Date.now()));
    await olivia.page.keyboard.type(text);
    await olivia.page.keyboard.press('Enter');
  }
  await expect(olivia.composer).toHaveValue('');
  const whileTyping = sends.length;
  await expect(toast(olivia.page)).toContainText('Message sent successfully', { timeout: 90_000 });
  // One by one, most of them would still wait for the network then.
  expect(sends.length - whileTyping).toBeLessThanOrEqual(texts.length / BATCH);

  await omar.page.bringToFront();
  await expect(omar.texts('q200')).toHaveCount(1);
  expect(await storedTexts(olivia.page)).toEqual(texts);
  await expect(omar.log.getByText(QUICK)).toHaveText(texts);
});

/** Delays every response of the API; returns the requests that send messages, as they come. */
async function delayGraphql(page: Page, milliseconds: number): Promise<Request[]> {
  const sends: Request[] = [];
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (request.postDataJSON().operationName === 'SendMessages') sends.push(request);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
  return sends;
}

/** Returns the stored quick messages of the open conversation, oldest first. */
async function storedTexts(page: Page): Promise<string[]> {
  const id = new URL(page.url()).searchParams.get('conversation');
  const texts: string[] = [];
  for (let before = ''; ; ) {
    const path = `/api/conversations/${id}/messages?first=100${before}`;
    const items: { id: number; content: string }[] = await (await page.request.get(path)).json();
    const ours = items.filter(({ content }) => QUICK.test(content));
    texts.unshift(...ours.map(({ content }) => content).toReversed());
    if (ours.length < items.length || items.length === 0) return texts;
    before = `&before=${items.at(-1)?.id}`;
  }
}
