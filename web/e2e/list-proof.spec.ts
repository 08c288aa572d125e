import { readFileSync } from 'node:fs';
import { expectSignInPage } from './support/account';
import { ask, DRAFT_YEAR, Drafting } from './support/drafting';
import { inspect } from './support/inspect';
import { ADMIN, DEMO_PASSWORD } from './support/people';
import type { Server } from './support/server';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

/** Long enough for a slow machine. */
const WINDOW_SECONDS = 600;

const SAVE = 'mutation($input: WishListInput!) { saveWishList(input: $input) { shareId } }';

const fileOf = (name: string, text: string) => ({
  ...{ name, mimeType: 'application/json', buffer: Buffer.from(text) },
});

/** Signs in with a new password by a link to the mailbox: no browser signs before that. */
async function comeBack({ request }: Page, server: Server, email: string) {
  const post = async (path: string, data: object) =>
    expect((await request.post(`/api/auth/${path}`, { data })).ok(), path).toBe(true);
  await post('forgot-password', { email });
  const token = async () => {
    const texts = (await server.mailTo(email)).map(({ text }) => text).join();
    return /reset-password\?token=([\w-]+)/.exec(texts)?.[1];
  };
  await expect.poll(token).toBeDefined();
  await post('reset-password', { token: await token(), newPassword: DEMO_PASSWORD });
  await post('login', { email, password: DEMO_PASSWORD });
}

/** The end of a log that was rewritten for one of its readers. */
const FORGED = 'f'.repeat(64);

/** Shows a browser another end of the log than the one that all others see, whose word it gets. */
async function showForged(page: Page, head: string): Promise<void> {
  for (const address of ['**/graphql', '**/api/drafts/*/log']) {
    await page.route(address, async (route) => {
      if (route.request().postData()?.includes('SeenHeads')) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(head, FORGED);
      await route.fulfill({ response, body });
    });
  }
}

test('a choice on a phone is signed, and an owner proves to anyone that the wish list was followed', async ({
  open,
  server,
  tolerate,
}) => {
  const office = await open(ADMIN);
  const drafting = await Drafting.in(office, 'Quince House', 2);
  const pages = [];
  for (const firstName of ['Quentin', 'Queenie']) {
    const page = await open(undefined, PHONE);
    await drafting.seat(page, pages.length + 1, { firstName, lastName: 'Quill' });
    pages.push(page);
  }
  const draftId = await drafting.plan(WINDOW_SECONDS);
  const [first, second] = (await drafting.read()).seats;
  const chooser = pages[(first?.shareNumber ?? 0) - 1];
  const owner = pages[(second?.shareNumber ?? 0) - 1];
  if (!first || !second || !chooser || !owner) throw new Error('Owners are missing.');
  const list = {
    shareId: second.shareId,
    year: DRAFT_YEAR,
    weeks: [40, 41, 42],
    isAutopilot: true,
  };
  await ask(owner.request, SAVE, { input: list });
  const emailOf = ({ shareNumber }: { shareNumber: number }) =>
    `${shareNumber === 1 ? 'quentin' : 'queenie'}.quill@example.test`;
  // The opening names the browsers that have looked by then.
  for (const [page, seat] of [[chooser, first] as const, [owner, second] as const]) {
    await comeBack(page, server, emailOf(seat));
    await page.goto(drafting.room);
    await expect.poll(() => ask(page.request, '{ deviceKeys { id } }', {})).toHaveLength(1);
  }
  await owner.goto('about:blank');
  await drafting.open(draftId);
  // Its browser signs the choice.
  await chooser.goto(drafting.room);
  await chooser.getByRole('button', { name: /^Week 40, / }).click();
  await chooser.getByRole('button', { name: /^Choose for share/ }).click();
  await expect(toast(chooser)).toContainText('The week is yours');
  await inspect(chooser, 'signed-choice');

  // The operator shows one owner another log: both notice it.
  const readLog = async ({ request }: Page) =>
    (await request.get(`/api/drafts/${draftId}/log`)).text();
  const fairness = `${drafting.room}&tab=fairness`;
  await showForged(owner, JSON.parse(await readLog(chooser)).entries.at(-1).hash);
  for (const page of [owner, chooser]) {
    // A browser says what it sees once the draft has been quiet for two seconds.
    await expect(async () => {
      await page.goto(fairness);
      const differs = page.getByText('1 owner sees another log than you.');
      await expect(differs).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }
  await owner.unrouteAll();

  await owner.goto(fairness);
  const proof = owner.getByRole('region', { name: 'Was my wish list followed?' });
  const turns = proof.getByRole('list', { name: 'Turns that your list decided' });
  await expect(turns.getByRole('listitem')).toHaveCount(2);
  await expect(turns.getByRole('listitem').first()).toContainText('number 2 on your list');
  await proof.scrollIntoViewIfNeeded();
  await inspect(owner, 'list-proof');
  const link = proof.getByRole('link', { name: /^Download my lists/ });
  const [download] = await Promise.all([owner.waitForEvent('download'), link.click()]);
  const lists = readFileSync(await download.path(), 'utf8');
  // A lost phone: it signs no more, and is signed out.
  tolerate(refusal(401), /WebSocket is already in CLOSING or CLOSED state/);
  const desk = await open(emailOf(first), { at: fairness });
  await desk.getByRole('button', { name: /^Take .* away, since/ }).click();
  await desk.getByRole('button', { name: 'Take away', exact: true }).click();
  await expect(toast(desk)).toContainText('The browser no longer signs for you');
  await expectSignInPage(chooser);
  const log = await readLog(desk);
  expect(log).toContain('KEY_REMOVED');
  expect(log).not.toContain('[40,41,42]');

  const stranger = await open(undefined, { at: '/verify-draft' });
  const choose = (label: string, name: string, text: string) =>
    stranger
      .getByLabel(label)
      .or(stranger.getByLabel(name))
      .first()
      .setInputFiles(fileOf(name, text));
  const verdict = stranger.getByRole('status');
  await choose('Choose the log', 'log.json', log);
  await expect(verdict).toContainText('In order');
  await expect(verdict).toContainText(
    '1 of 1 choice in person is signed by a browser that the opening names',
  );
  await choose('Your wish lists (optional)', 'lists.json', lists);
  await expect(verdict).toContainText('were followed: 2 turns without you');
  await inspect(stranger, 'verify-lists');
  await choose('Your wish lists (optional)', 'lists.json', lists.replace('41', '39'));
  await expect(verdict).toContainText('does not match its fingerprint in entry 1.');
});
