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
