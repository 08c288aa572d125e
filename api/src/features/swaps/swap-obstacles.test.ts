import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
  say,
} from '../../../test/support/scenes/swap-home';
import { statementsOf } from '../../../test/support/sql/statements';

const LIST = `query($isPossible: Boolean) {
  weekSwaps(isPossible: $isPossible) { total items { id obstacle } } }`;

let swaps: SwapHome;
/** A swap for a week of another owner, who agreed, and one for open week 40. */
let ids: Record<'held' | 'open', string>;

const list = async (isPossible?: boolean) =>
  (await swaps.home.as.administrator.graphql(LIST, { isPossible })).data.weekSwaps;
const idsOf = async (isPossible: boolean) =>
  (await list(isPossible)).items.map(({ id }: { id: string }) => id);
/** Moves a week, and the swaps that ask for it, into the past. */
const begin = (week: number) => `with moved as (
    update weeks set start_date = start_date - 7000, end_date = end_date - 7000
    where week = ${week} and year = ${SWAP_YEAR} returning start_date, end_date)
  update week_swaps set preferred_week_start = moved.start_date, preferred_week_end = moved.end_date
  from moved where preferred_week_start = moved.start_date + 7000`;
const shareOf = (number: number) => `(select id from shares where share_number = ${number})`;

beforeEach(async () => {
  swaps = await openSwapHome();
  const { home, other, query, book } = swaps;
  await query('update properties set swaps_need_approval = true');
  await query('update property_years set is_open_for_claims = true');
  const [bookingId, targetBookingId] = [await book(1, 28), await book(5, 30)];
  const held = await request(home.as.owner, { bookingId, targetBookingId });
  await say('acceptSwap', held.data.requestSwap.id, other.client);
  const wish = { bookingId: await book(1, 29), year: SWAP_YEAR, week: 40 };
  const open = await request(home.as.owner, wish);
  ids = { held: held.data.requestSwap.id, open: open.data.requestSwap.id };
});

afterEach(() => swaps.home.testApp.close());

test('swaps that can be approved have no obstacle, and those that wait for an owner are in neither list', async () => {
  const { home, book } = swaps;
  const input = { bookingId: await book(1, 31), targetBookingId: await book(5, 32) };
  await request(home.as.owner, input);
  const { items } = await list();
  expect(items.map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await idsOf(true)).toEqual([ids.open, ids.held]);
  expect(await list(false)).toEqual({ total: 0, items: [] });
});

const rivals = async () => {
  const text = '{ weekSwaps { items { id rival } } }';
  const { data } = await swaps.home.as.administrator.graphql(text);
  const items: { id: string; rival: string | null }[] = data.weekSwaps.items;
  return new Map(items.map(({ id, rival }) => [id, rival]));
};

test('administrators read which other pending swap has one of its weeks, in one statement', async () => {
  const { home, other, query } = swaps;
  expect([...(await rivals()).values()]).toEqual([null, null]);
  const [booking] = await query('select id from bookings where week = 28');
  const again = await request(home.as.owner, {
    ...{ bookingId: booking?.id, year: SWAP_YEAR, week: 41 },
  });
  const found = await rivals();
  const held = 'Week 28 is also offered for an open week, in another pending swap.';
  expect(found.get(ids.held)).toBe(held);
  expect(found.get(again.data.requestSwap.id)).toMatch(
    /^Week 28 is also offered to .+, in another pending swap\.$/,
  );
  expect(found.get(ids.open)).toBeNull();
  expect(await statementsOf(rivals)).toEqual(['week-swaps-WAITING-listed-down']);
  const mine = await other.client.graphql('{ mySwaps { items { rival } } }');
  expect(mine.data.mySwaps.items).toEqual([{ rival: null }]);
});

test('pending swaps for the same open week of a property are rivals', async () => {
  const { home, other, query, book } = swaps;
  const wish = { bookingId: await book(5, 33), year: SWAP_YEAR, week: 40 };
  const again = (await request(other.client, wish)).data.requestSwap.id;
  const found = await rivals();
  const also = /^Week 40 is also wanted by .+, in another pending swap\.$/;
  expect(found.get(ids.open)).toMatch(also);
  expect(found.get(again)).toMatch(also);
  expect(found.get(ids.held)).toBeNull();

  const move = `update week_swaps set share_id = (select id from shares where property_id = $1)
    where id = $2`;
  await query(move, [home.elsewhere.id, again]);
  expect((await rivals()).get(ids.open)).toBeNull();
});

const LIMIT = /^Share 1 has taken week 45\. Until .*, each share may take one open week of 2031;/;

test.each<['held' | 'open', string, string, string | RegExp]>([
  [
    ...(['held', 'its share is inactive'] as const),
    'update shares set is_active = false where share_number = 5',
    'The requested week has changed hands.',
  ],
  ['held', 'the given one has begun', begin(28), 'Week 28 has already begun.'],
  ['held', 'it has begun', begin(30), 'Week 30 has already begun.'],
  [
    ...(['held', 'another share holds the given one'] as const),
    `update bookings set share_id = ${shareOf(12)} where week = 28`,
    'This share no longer holds the week it offers.',
  ],
  ['open', 'it has begun', begin(40), 'Week 40 has already begun.'],
  [
    ...(['open', 'another share has taken it'] as const),
    `insert into bookings (property_id, year, week, share_id)
      select property_id, year, 40, share_id from bookings where week = 30`,
    'Week 40 is no longer free.',
  ],
  [
    ...(['open', 'it is reserved'] as const),
    'update weeks set is_maintenance = true where week = 40',
    'Week 40 is no longer free.',
  ],
  [
    ...(['open', 'the calendar has lost it'] as const),
    'delete from weeks where week = 40',
    'The requested dates are not a week of the calendar.',
  ],
  [
    ...(['open', 'the share has used up its limit'] as const),
    `with year as (update property_years set drafted_at = now()), home as (
        update properties set claim_limit_days = 14)
      insert into bookings (property_id, year, week, share_id, only_claim_of)
      select property_id, year, 45, share_id, share_id from bookings where week = 29`,
    LIMIT,
  ],
])(
  'a swap for a week that is %s cannot be approved once %s',
  async (which, _when, change, text) => {
    await swaps.query(change);
    const { items } = await list();
    const found = items.filter(({ obstacle }: { obstacle: string | null }) => obstacle);
    expect(found).toEqual([{ id: ids[which], obstacle: expect.stringMatching(text) }]);
    expect(await idsOf(false)).toEqual([ids[which]]);
    expect(await idsOf(true)).toEqual([which === 'held' ? ids.open : ids.held]);
    const { errors } = await say('approveSwap', Number(ids[which]), swaps.home.as.administrator);
    expect(errors?.[0]?.message).toBe(found[0].obstacle);
  },
);

const REJECT = `mutation($id: ID!, $note: String) {
  rejectSwap(id: $id, note: $note, onlyIfImpossible: true) { status answerNote } }`;

test('a swap declined as impossible stays pending if its weeks can be swapped again, and else gets the reason of now', async () => {
  const { query, home } = swaps;
  const reject = (id: string) => home.as.administrator.graphql(REJECT, { id });
  await query('update shares set is_active = false where share_number = 5');
  await query('update weeks set is_maintenance = true where week = 40');
  expect(await idsOf(false)).toEqual([ids.open, ids.held]);
  await query('update shares set is_active = true');
  const { errors } = await reject(ids.held);
  expect(errors?.[0]).toMatchObject({
    message: 'The weeks of this swap can be exchanged now.',
    extensions: { code: 'CONFLICT', field: 'onlyIfImpossible' },
  });
  await query('delete from weeks where week = 40');
  expect((await reject(ids.open)).data.rejectSwap).toEqual({
    ...{ status: 'DECLINED', answerNote: 'The requested dates are not a week of the calendar.' },
  });
  expect(await idsOf(true)).toEqual([ids.held]);
});

test('no swap can be approved during a draft, and one that has ended has no obstacle', async () => {
  await swaps.query('update property_years set is_drafting = true, is_open_for_claims = false');
  const obstacle = 'These weeks are being drafted: swaps wait until the draft has ended.';
  expect(await list(false)).toEqual({
    total: 2,
    items: [ids.open, ids.held].map((id) => ({ id, obstacle })),
  });
  expect((await list(true)).total).toBe(0);
  const WAITING = '{ adminWaiting { figures { kind count blocked } } }';
  const { data } = await swaps.home.as.administrator.graphql(WAITING);
  expect(data.adminWaiting.figures).toContainEqual({ kind: 'SWAPS', count: 2, blocked: 2 });
  await say('rejectSwap', Number(ids.held), swaps.home.as.administrator);
  expect((await list()).items).toContainEqual({ id: ids.held, obstacle: null });
});
