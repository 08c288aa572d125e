import { mailsTo } from '../../../test/support/mailbox';
import type { Home } from '../../../test/support/scenes/home-cast';
import {
  counter,
  openSwapHome,
  request as requestAs,
  type SwapHome,
  say,
  SWAP_YEAR as YEAR,
} from '../../../test/support/scenes/swap-home';
import { endSwaps } from './use-cases/end-swaps';

let swapHome: SwapHome;
let home: Home;
let other: SwapHome['other'];

beforeEach(async () => {
  swapHome = await openSwapHome();
  ({ home, other } = swapHome);
});

afterEach(() => home.testApp.close());

const query: SwapHome['query'] = (...args) => swapHome.query(...args);
const book: SwapHome['book'] = (...args) => swapHome.book(...args);
const holders = () => swapHome.holders();
const request = (input: object, client = home.as.owner) => requestAs(client, input);

test('an accepted swap exchanges weeks and guests immediately, and both sides are notified', async () => {
  const [mine, theirs] = [await book(1, 28, 'Choir'), await book(5, 30, 'Twins')];
  const listeners = await Promise.all(
    [home.as.owner, other.client].map((client) =>
      client.subscribe('subscription { mySwapEvents { status } }'),
    ),
  );
  const asked = await request({ bookingId: mine, targetBookingId: theirs, note: 'Please\nReally' });
  const { id } = asked.data.requestSwap;
  expect(asked.data.requestSwap).toMatchObject({ status: 'PENDING', role: 'REQUESTER' });
  expect((await mailsTo(home.testApp, other.email)).at(-1)?.text).toContain('> Please\n> Really');
  const accepted = await say('acceptSwap', id, other.client);
  expect(accepted.data.acceptSwap).toMatchObject({ status: 'APPROVED', role: 'ANSWERER' });
  expect(await holders()).toEqual({ 28: '5 Twins', 30: '1 Choir' });
  for (const listener of listeners) {
    const events = await listener.received(2);
    expect(events.map(({ data }) => data.mySwapEvents.status)).toEqual(['PENDING', 'APPROVED']);
    listener.stop();
  }
  const again = await say('acceptSwap', id, other.client);
  expect(again.errors?.[0]?.message).toBe('This swap has already been approved.');
});

test('an open week is exchanged immediately, and the given one becomes open', async () => {
  const mine = await book(1, 28, 'Choir');
  const { data } = await request({ bookingId: mine, year: YEAR, week: 31 });
  expect(data.requestSwap.status).toBe('APPROVED');
  expect(await holders()).toEqual({ 31: '1 Choir' });
});

test.each([
  [{ week: 50 }, 'Week 50 is no longer free.'],
  [{ week: 53 }, '2031 has no week 53 here.'],
])('an open week %j is refused: %s', async (facts, message) => {
  const mine = await book(1, 28);
  const { errors } = await request({ bookingId: mine, year: YEAR, ...facts });
  expect(errors?.[0]?.message).toBe(message);
  expect(await query('select 1 from week_swaps')).toEqual([]);
});

test('where the property wants it, an administrator has the last word', async () => {
  await query('update properties set swaps_need_approval = true');
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  const { id } = data.requestSwap;
  const early = await say('approveSwap', id, home.as.administrator);
  expect(early.errors?.[0]?.message).toBe('The other owner has not agreed yet.');
  const accepted = await say('acceptSwap', id, other.client);
  expect(accepted.data.acceptSwap).toMatchObject({ status: 'PENDING' });
  expect(accepted.data.acceptSwap.acceptedAt).not.toBeNull();
  expect(await holders()).toEqual({ 28: '1', 30: '5' });
  const approved = await say('approveSwap', id, home.as.administrator);
  expect(approved.data.approveSwap.status).toBe('APPROVED');
  expect(await holders()).toEqual({ 28: '5', 30: '1' });
});

test('a counter declines and offers another week instead', async () => {
  const [mine, theirs, instead] = [await book(1, 28), await book(5, 30), await book(5, 33)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  const countered = await counter(other.client, data.requestSwap.id, instead);
  expect(countered.data.counterSwap).toMatchObject({
    status: 'PENDING',
    counterOfId: data.requestSwap.id,
    role: 'REQUESTER',
  });
  await say('acceptSwap', countered.data.counterSwap.id, home.as.owner);
  expect(await holders()).toEqual({ 28: '5', 30: '5', 33: '1' });
  const statuses = await query('select status from week_swaps order by id');
  expect(statuses).toEqual([{ status: 'DECLINED' }, { status: 'APPROVED' }]);
});

test('a week in two accepted swaps is exchanged once, and the other swap ends', async () => {
  const [mine, also, theirs] = [await book(1, 28), await book(12, 29), await book(5, 30)];
  const first = await request({ bookingId: mine, targetBookingId: theirs });
  const second = await request({ bookingId: also, targetBookingId: theirs });
  await say('acceptSwap', first.data.requestSwap.id, other.client);
  const late = await say('acceptSwap', second.data.requestSwap.id, other.client);
  expect(late.errors?.[0]?.message).toMatch(
    /^(This swap has already been cancelled\.|There is no)/,
  );
  expect(await holders()).toEqual({ 28: '5', 29: '12', 30: '1' });
  const mails = await mailsTo(home.testApp, home.people.owner.email ?? '');
  const ended = mails.find(({ subject }) => /cancelled$/.test(subject));
  expect(ended?.text).toMatch(/^One of the weeks has changed hands since\.$/m);
});

test('a counter-offer says that it answers the request, and its acceptance is no approval', async () => {
  const [mine, theirs, instead] = [await book(1, 28), await book(5, 30), await book(5, 33)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  const counter = await other.client.graphql(
    'mutation($id: ID!, $bookingId: ID!) { counterSwap(id: $id, bookingId: $bookingId) { id } }',
    { id: data.requestSwap.id, bookingId: instead },
  );
  const asked = (await mailsTo(home.testApp, home.people.owner.email ?? '')).at(-1);
  expect(asked?.subject).toMatch(/ offers another week at Lake House$/);
  expect(asked?.text).toMatch(/ answers your request with another offer: the week from /);
  await say('acceptSwap', counter.data.counterSwap.id, home.as.owner);
  const done = (await mailsTo(home.testApp, other.email)).at(-1);
  expect(done?.subject).toBe('Your swap at Lake House: accepted');
  expect(done?.text).toMatch(/ was accepted: the weeks have been swapped\.$/m);
});

test('an unanswered swap expires, and both sides are notified', async () => {
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  await home.testApp.pass('7 days');
  const late = await say('acceptSwap', data.requestSwap.id, other.client);
  expect(late.errors?.[0]?.message).toBe('This swap has expired.');
  await Promise.all([endSwaps(home.testApp.running.app), endSwaps(home.testApp.running.app)]);
  expect(await query('select status from week_swaps')).toEqual([{ status: 'EXPIRED' }]);
  const mails = await mailsTo(home.testApp, home.people.owner.email ?? '');
  const ended = mails.filter(({ subject }) => /expired/.test(subject));
  expect(ended.map(({ thread }) => thread)).toEqual([`swap-${data.requestSwap.id}`]);
  expect((await mailsTo(home.testApp, other.email)).at(-1)?.thread).toBe(ended[0]?.thread);
});

test('weeks open to swap are shown only to the owners of the property', async () => {
  const theirs = await book(5, 30);
  const OFFER = 'mutation($id: ID!) { offerWeek(bookingId: $id, isOpen: true) }';
  expect((await home.as.owner.graphql(OFFER, { id: theirs })).errors).toBeDefined();
  expect((await other.client.graphql(OFFER, { id: theirs })).data.offerWeek).toBe(true);
  const LIST = '{ openToSwap { bookingId isMine week { week season } } }';
  const seen = await home.as.owner.graphql(LIST);
  expect(seen.data.openToSwap).toMatchObject([{ bookingId: String(theirs), isMine: false }]);
  expect((await home.as.strangerOwner.graphql(LIST)).data.openToSwap).toEqual([]);
});

test("releasing a week, and removing a share's owner, end the swaps about them", async () => {
  const ids = [await book(1, 28), await book(5, 30), await book(5, 31), await book(1, 32)];
  const [mine, theirs, also, open] = ids;
  await request({ bookingId: mine, targetBookingId: theirs });
  await request({ bookingId: mine, targetBookingId: also });
  await query('update bookings set is_open_to_swap = true where id = any($1)', [[also, open]]);
  const RELEASE = 'mutation($id: ID!) { releaseWeek(bookingId: $id) }';
  await other.client.graphql(RELEASE, { id: theirs });
  const ended = () => query('select status, answer_note as note from week_swaps order by id');
  expect(await ended()).toEqual([
    { status: 'CANCELLED', note: 'One of the weeks was given back meanwhile.' },
    { status: 'PENDING', note: null },
  ]);
  await query('update shares set user_id = null where share_number = 5');
  expect((await ended())[1]).toEqual({
    status: 'CANCELLED',
    note: 'One of the shares left its owner meanwhile.',
  });
  expect(await query('select id from bookings where is_open_to_swap')).toEqual([{ id: open }]);
});
