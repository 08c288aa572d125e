import { ask, DRAFT_YEAR, Drafting, held, takenOn } from './support/drafting';
import { ADMIN } from './support/people';
import { expect, type Page, PHONE, test } from './support/test';

/** Turn length that no one reaches: the journey lets the time pass. */
const WINDOW_SECONDS = 600;
const NAMES = ['Zara', 'Zeno', 'Zelda', 'Zack', 'Zita', 'Zoltan'];

/** Both the first choice and the top of the wish list. */
const DEAREST = 30;
const WISHES = [DEAREST, 31, 32];

/** Taps and confirms a week; defaults to the first free low-season week without a holiday. */
async function choose(page: Page, share: number, week?: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'It is your turn', exact: true })).toBeVisible();
  const free = new RegExp(week ? `^Week ${week},.*, free$` : `^Week \\d+,.*, low season, free$`);
  await page.getByRole('button', { name: free }).first().tap();
  await page.getByRole('button', { name: `Choose for share ${share}` }).tap();
}

test('six browsers complete a draft live, one of them asleep and one without a list', async ({
  open,
  server,
}) => {
  const drafting = await Drafting.in(await open(ADMIN), 'Zenith Lodge', NAMES.length);
  const owners = await Promise.all(
    NAMES.map(async (firstName, index) => {
      const page = await open(undefined, { ...PHONE, at: 'about:blank' });
      const share = index + 1;
      await drafting.seat(page, share, { firstName, lastName: 'Zorn' });
      return { page, share, name: `${firstName} Zorn` };
    }),
  );
  const draftId = await drafting.plan(WINDOW_SECONDS);
  const { seats } = await drafting.read();
  const inOrder = seats.map(({ shareNumber, shareId }) => {
    const owner = owners.find(({ share }) => share === shareNumber);
    if (!owner) throw new Error(`No one has share ${shareNumber}.`);
    return { ...owner, shareId };
  });
  const [first, asleep, listless, ...others] = inOrder;
  if (!first || !asleep || !listless) throw new Error('Seats are missing.');
  await ask(
    asleep.page.request,
    'mutation($input: WishListInput!) { saveWishList(input: $input) { weeks } }',
    { input: { shareId: asleep.shareId, year: DRAFT_YEAR, weeks: WISHES, isAutopilot: false } },
  );
  // One by one: on a slow machine, six that start at once would all be late.
  for (const { page } of owners) {
    await page.goto(drafting.room);
    await expect(page.getByRole('heading', { name: /is planned$/ })).toBeVisible();
  }
  await drafting.open(draftId);

  /** Waits for the next move; then all six boards must agree with the database. */
  const seen: string[] = ['OPENED'];
  async function expectMove(move: string): Promise<void> {
    const place = seen.push(move);
    await expect
      .poll(async () => (await drafting.read()).seq, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(place);
    await expect(async () => {
      const { log, seq } = await drafting.read();
      const moves = log.map(({ kind, share, by }) => [kind, share, by].filter(Boolean).join(' '));
      expect(moves.slice(0, place)).toEqual(seen);
      const boards = await Promise.all(owners.map(({ page }) => takenOn(page)));
      expect((await drafting.read()).seq, 'no move has followed').toBe(seq);
      const picks = log.flatMap(({ kind, week, share }) =>
        kind === 'PICKED' && week && share ? [{ week, share }] : [],
      );
      picks.sort((one, other) => one.week - other.week);
      for (const [index, { share: mine }] of owners.entries()) {
        const nameOf = (share: number) =>
          share === mine ? 'You' : (owners[share - 1]?.name ?? 'no one');
        const expected = picks.map(({ week, share }) => held(week, share, nameOf(share)));
        expect(boards[index], `the board of share ${mine}`).toEqual(expected);
      }
    }).toPass({ timeout: 10_000 });
  }
  const chosen = async ({ page, share }: (typeof inOrder)[number], week?: number) => {
    await choose(page, share, week);
    await expectMove(`PICKED ${share} OWNER`);
  };
  /** Lets the current turn expire. */
  const expired = async (move: string) => {
    await server.pass(`${WINDOW_SECONDS} seconds`);
    await expectMove(move);
  };

  await chosen(first, DEAREST);
  await expired(`PICKED ${asleep.share} WISH_LIST`);
  await expired(`MISSED ${listless.share}`);
  for (const owner of others) await chosen(owner);
  await expect(listless.page.getByText('Second chance').first()).toBeVisible();
  await expired(`PICKED ${listless.share} NEUTRAL_RULE`);

  for (const owner of others.toReversed()) await chosen(owner);
  await chosen(listless);
  await expired(`PICKED ${asleep.share} WISH_LIST`);
  await chosen(first);
  await expectMove('ENDED');

  const { log, status } = await drafting.read();
  expect(status).toBe('ENDED');
  const slept = log.filter(({ share }) => share === asleep.share).map(({ week }) => week);
  expect(slept, 'the first wish was taken').toEqual(WISHES.slice(1));
  const picks = log.flatMap(({ kind, week, share }) =>
    kind === 'PICKED' && week && share
      ? held(week, share, owners[share - 1]?.name ?? 'no one')
      : [],
  );
  expect((await drafting.booked()).toSorted()).toEqual(picks.toSorted());
  for (const { page } of owners) {
    const done = page.getByRole('heading', { name: `The draft of ${DRAFT_YEAR} is done` });
    await expect(done).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rounds and shares' })).toBeVisible();
  }
});
