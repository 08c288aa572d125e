import type { ApiClient } from '../../../test/support/clients/api-client';
import { mailsTo } from '../../../test/support/mailbox';
import { openSwapHome, request, type SwapHome, say } from '../../../test/support/scenes/swap-home';
import { statementsOf } from '../../../test/support/sql/statements';
import { endSwaps } from './use-cases/end-swaps';

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
});

afterEach(() => swaps.home.testApp.close());

const MINE = '{ mySwaps { total items { id status answererName message } } }';
const mine = async (client: ApiClient) => (await client.graphql(MINE)).data.mySwaps;

async function ask(note?: string): Promise<number> {
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const input = { bookingId, targetBookingId, note };
  return (await request(swaps.home.as.owner, input)).data.requestSwap.id;
}

test('a swap requested from a former owner stays between the two sides, and the next owner sees nothing', async () => {
  const { home, other } = swaps;
  const id = await ask('Between you and me');
  await say('declineSwap', id, other.client, 'As ever');
  const next = await home.testApp.person();
  await swaps.query('update shares set user_id = $1 where share_number = 5', [next.id]);
  expect(await mine(await home.testApp.signIn(next))).toEqual({ total: 0, items: [] });
  expect(await mine(other.client)).toMatchObject({ total: 1, items: [{ id }] });
  const { firstName, lastName } = other.person;
  expect((await mine(home.as.owner)).items).toMatchObject([
    { id, answererName: `${firstName} ${lastName}` },
  ]);
});

test('mySwaps and the weeks open to swap take one statement each, however many there are', async () => {
  const { client } = swaps.other;
  for (const week of [20, 21, 22]) {
    const input = {
      bookingId: await swaps.book(1, week),
      targetBookingId: await swaps.book(5, week + 10),
    };
    await request(swaps.home.as.owner, input);
  }
  await swaps.query('update bookings set is_open_to_swap = true');
  const FULL = `{ mySwaps { total items { id answererName requestingBooking { share { id } }
    targetBooking { share { user { lastName } } } preferredWeek { week } value { reason } } } }`;
  const OFFERS = '{ openToSwap { bookingId ownerName week { season } } }';
  expect(await statementsOf(() => client.graphql(FULL))).toEqual(['my-swaps-listed-down']);
  expect(await statementsOf(() => client.graphql(OFFERS))).toEqual(['weeks-open-to-swap']);
});

test('the same swap is worth the opposite to the other side', async () => {
  const { home, other } = swaps;
  await swaps.query(`update weeks set season = case week when 30 then 'PEAK' else 'LOW' end`);
  await ask();
  const VALUE = '{ mySwaps { items { value { verdict reason } } } }';
  const worth = async (client: ApiClient) =>
    (await client.graphql(VALUE)).data.mySwaps.items[0].value;
  expect(await worth(home.as.owner)).toEqual({
    verdict: 'GET_MORE',
    reason: 'You give a low season week and get a peak season week.',
  });
  expect(await worth(other.client)).toEqual({
    verdict: 'GIVE_MORE',
    reason: 'You give a peak season week and get a low season week.',
  });
});

test('the list of swaps shows who gave which week, regardless of its current holder', async () => {
  const { home, other } = swaps;
  const id = await ask();
  const before = (await home.as.administrator.get('/api/admin/week-swaps')).body[0];
  await say('acceptSwap', id, other.client);
  const after = (await home.as.administrator.get('/api/admin/week-swaps')).body[0];
  expect(after.status).toBe('approved');
  expect(Date.parse(after.acceptedAt)).toBeGreaterThan(Date.parse(before.createdAt));
  expect(after.requestingBooking).toEqual(before.requestingBooking);
  expect(after.requestingBooking).toMatchObject({ share: { shareNumber: 1 } });
  expect(after.targetBooking).toEqual(before.targetBooking);
  expect(after.targetBooking).toMatchObject({ share: { shareNumber: 5 } });
});

test('both sides are notified by email and live of a swap that ends because a week or share is gone', async () => {
  const { home, other } = swaps;
  const id = await ask();
  const listener = await home.as.owner.subscribe('subscription { mySwapEvents { swapId status } }');
  const watcher = await home.as.administrator.subscribe('subscription { adminEvents { area id } }');
  await swaps.query('update shares set user_id = null where share_number = 5');
  await Promise.all([endSwaps(home.testApp.running.app), endSwaps(home.testApp.running.app)]);
  const [event] = await listener.received(1);
  expect(event.data.mySwapEvents).toEqual({ swapId: id, status: 'CANCELLED' });
  const [seen] = await watcher.received(1);
  expect(seen.data.adminEvents).toEqual({ area: 'WEEK_SWAPS', id });
  for (const email of [home.people.owner.email ?? '', other.email]) {
    const mails = (await mailsTo(home.testApp, email)).filter(({ subject }) =>
      /cancel/.test(subject),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/^One of the shares left its owner meanwhile\.$/m);
  }
  listener.stop();
  watcher.stop();
});
