import { proposeExchange } from '../../../test/support/scenes/proposed-exchange';
import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
  say,
} from '../../../test/support/scenes/swap-home';

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
  await swaps.query('update properties set swaps_need_approval = true');
  await swaps.query('update property_years set is_open_for_claims = true');
});

afterEach(() => swaps.home.testApp.close());

const APPROVE = `mutation($id: ID!) { approveSwap(id: $id) {
  status rival rivalOutcome othersCancelled } }`;
const OUTCOMES = '{ weekSwaps { items { id rivalOutcome othersCancelled } } }';
const LOG = `{ auditLog(search: "cancel") { items { sentence { text path } } } }`;

interface Listed {
  id: string;
  rivalOutcome: string | null;
  othersCancelled: number | null;
}

/** Asks to give week 28 of share 1 for week 30 of share 5, whose owner agrees, and for open week 40. */
async function offerTwice(): Promise<Record<'held' | 'open', string>> {
  const { home, other, book } = swaps;
  const [bookingId, targetBookingId] = [await book(1, 28), await book(5, 30)];
  const held = await request(home.as.owner, { bookingId, targetBookingId });
  await say('acceptSwap', held.data.requestSwap.id, other.client);
  const open = await request(home.as.owner, { bookingId, year: SWAP_YEAR, week: 40 });
  return { held: held.data.requestSwap.id, open: open.data.requestSwap.id };
}

test.each([
  ['held', 'open'],
  ['open', 'held'],
] as const)(
  'the approval of the %s of two swaps with one week cancels the other, and both owners and the log hear of it',
  async (approved, cancelled) => {
    const { administrator } = swaps.home.as;
    const ids = await offerTwice();
    const { data: before } = await administrator.graphql(OUTCOMES);
    const outcomes = before.weekSwaps.items.map(({ rivalOutcome }: Listed) => rivalOutcome);
    expect(outcomes).toEqual(Array(2).fill('Approving this one cancels it.'));
    const { data } = await administrator.graphql(APPROVE, { id: ids[approved] });
    expect(data.approveSwap).toEqual({
      ...{ status: 'APPROVED', rival: null, rivalOutcome: null, othersCancelled: 1 },
    });
    expect(
      await swaps.query('select status from week_swaps where id = $1', [ids[cancelled]]),
    ).toEqual([{ status: 'CANCELLED' }]);
    const log = await administrator.graphql(LOG);
    expect(log.data.auditLog.items).toHaveLength(1);
    const { sentence } = log.data.auditLog.items[0];
    const path = (which: 'held' | 'open') => `/admin?tab=swaps&swap=${ids[which]}`;
    expect(sentence).toContainEqual({ text: 'the swap', path: path(cancelled) });
    expect(sentence).toContainEqual({ text: 'another swap', path: path(approved) });
  },
);

test('an approval that cancels none says and logs none', async () => {
  const { home, other, book } = swaps;
  const { administrator } = home.as;
  const [bookingId, targetBookingId] = [await book(1, 28), await book(5, 30)];
  const { id } = (await request(home.as.owner, { bookingId, targetBookingId })).data.requestSwap;
  await say('acceptSwap', id, other.client);
  const { data: before } = await administrator.graphql(OUTCOMES);
  expect(before.weekSwaps.items).toEqual([{ id, rivalOutcome: null, othersCancelled: null }]);
  const { data } = await administrator.graphql(APPROVE, { id });
  expect(data.approveSwap.othersCancelled).toBe(0);
  expect((await administrator.graphql(LOG)).data.auditLog.items).toEqual([]);
});

const FOUND = '{ exchangesToApprove { rival rivalOutcome } }';
const APPROVE_FOUND = `mutation($id: ID!) { approveExchange(id: $id) {
  status othersCancelled } }`;

test('the approval of a found exchange says, counts and logs which swaps of its weeks it cancels', async () => {
  const { home, book, query } = swaps;
  const { administrator } = home.as;
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const asked = await request(home.as.owner, { bookingId: mine, year: SWAP_YEAR, week: 40 });
  const unrelated = { bookingId: await book(1, 33), year: SWAP_YEAR, week: 41 };
  await request(home.as.owner, unrelated);
  const { id } = await proposeExchange(home.testApp.running.app.db, [mine, theirs], true);
  const { data: before } = await administrator.graphql(FOUND);
  expect(before.exchangesToApprove).toEqual([
    {
      rival: 'Week 28 is also offered for an open week, in another pending swap.',
      rivalOutcome: 'Approving this one cancels it.',
    },
  ]);
  const { data } = await administrator.graphql(APPROVE_FOUND, { id });
  expect(data.approveExchange).toEqual({ status: 'DONE', othersCancelled: 1 });
  expect(await query('select status from week_swaps order by id')).toEqual([
    { status: 'CANCELLED' },
    { status: 'PENDING' },
  ]);
  const { items } = (await administrator.graphql(LOG)).data.auditLog;
  expect(items).toHaveLength(1);
  const path = `/admin?tab=swaps&swap=${asked.data.requestSwap.id}`;
  expect(items[0].sentence).toContainEqual({ text: 'the swap', path });
  expect(items[0].sentence).toContainEqual({ text: 'another swap', path: '/admin?tab=swaps' });
});

test('a found exchange for an open week names who else asks for it', async () => {
  const { home, other, book, query } = swaps;
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  await request(other.client, { bookingId: theirs, year: SWAP_YEAR, week: 40 });
  await proposeExchange(home.testApp.running.app.db, [mine, theirs], true);
  await query(`delete from exchange_legs where booking_id = $1`, [theirs]);
  await query('update exchange_legs set gets_week = 40, gets_booking_id = null');
  const { data } = await home.as.administrator.graphql(FOUND);
  expect(data.exchangesToApprove).toEqual([
    {
      rival: expect.stringMatching(/^Week 40 is also wanted by .*, in another pending swap\.$/),
      rivalOutcome: null,
    },
  ]);
});
