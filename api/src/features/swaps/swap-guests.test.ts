import { mailsTo } from '../../../test/support/mailbox';
import { answer, openExchangeHome } from '../../../test/support/scenes/exchange-home';
import { openSwapHome, request, type SwapHome } from '../../../test/support/scenes/swap-home';

const ACCEPT = `mutation($id: ID!, $guestsCome: Boolean) {
  acceptSwap(id: $id, guestsCome: $guestsCome) { status } }`;

const accept = ({ other }: SwapHome, id: number, guestsCome?: boolean) =>
  other.client.graphql(ACCEPT, { id, guestsCome });

test.each([
  [undefined, undefined, { 28: '5 Twins', 30: '1 Choir' }],
  [false, undefined, { 28: '5 Twins', 30: '1' }],
  [undefined, false, { 28: '5', 30: '1 Choir' }],
  [false, false, { 28: '5', 30: '1' }],
])('of guests who come along as %p and %p say, those do', async (mine, theirs, holders) => {
  const house = await openSwapHome();
  const [bookingId, targetBookingId] = [
    await house.book(1, 28, 'Choir'),
    await house.book(5, 30, 'Twins'),
  ];
  const input = { bookingId, targetBookingId, guestsCome: mine };
  const { data } = await request(house.home.as.owner, input);
  await accept(house, data.requestSwap.id, theirs);
  expect(await house.holders()).toEqual(holders);
  await house.home.testApp.close();
});

test('the answers are kept until an administrator approves', async () => {
  const house = await openSwapHome();
  await house.query('update properties set swaps_need_approval = true');
  const [bookingId, targetBookingId] = [
    await house.book(1, 28, 'Choir'),
    await house.book(5, 30, 'Twins'),
  ];
  const { data } = await request(house.home.as.owner, { bookingId, targetBookingId });
  const { id } = data.requestSwap;
  await accept(house, id, false);
  await house.home.as.administrator.graphql(
    'mutation($id: ID!) { approveSwap(id: $id) { status } }',
    { id },
  );
  expect(await house.holders()).toEqual({ 28: '5', 30: '1 Choir' });
  await house.home.testApp.close();
});

test('both owners read whether their guests come along, in the swap and its email', async () => {
  const house = await openSwapHome();
  await house.query('update properties set swaps_need_approval = true');
  const [bookingId, targetBookingId] = [
    await house.book(1, 28, 'Choir'),
    await house.book(5, 30, 'Twins'),
  ];
  const { owner } = house.home.as;
  const { data } = await request(owner, { bookingId, targetBookingId, guestsCome: false });
  const read = (client: typeof owner) =>
    client.graphql('{ mySwaps { items { guestsCome } } }').then((it) => it.data.mySwaps.items[0]);
  expect([await read(owner), await read(house.other.client)]).toEqual([
    { guestsCome: false },
    { guestsCome: null },
  ]);
  await accept(house, data.requestSwap.id);
  expect(await read(house.other.client)).toEqual({ guestsCome: true });
  const [mail] = await mailsTo(house.home.testApp, house.home.people.owner.email ?? '');
  expect(mail?.text).toContain('Your guests do not come along to the new week.');
  await house.home.testApp.close();
});

test('a guest with an account who does not come along hears that the stay has ended', async () => {
  const house = await openSwapHome();
  const { home, query } = house;
  const guest = await home.testApp.person({ linkedPropertyId: home.property.id });
  const asGuest = await home.testApp.signIn(guest);
  const bookingId = await house.book(1, 28, 'Choir');
  await query('update bookings set guest_id = $1', [guest.id]);
  const events = await asGuest.subscribe('subscription { myCalendarEvents { year } }');
  await request(home.as.owner, { bookingId, year: 2031, week: 31, guestsCome: false });
  expect(await house.holders()).toEqual({ 31: '1' });
  expect(await query('select kind, by_id, guest_id from notices, bookings')).toEqual([
    { kind: 'stay.taken', by_id: home.people.owner.id, guest_id: null },
  ]);
  await events.received(1);
  events.stop();
  await home.testApp.close();
});

test('a swap by dates takes the same answer', async () => {
  const house = await openSwapHome();
  const { home } = house;
  await house.book(1, 28, 'Choir');
  const id = await house.book(5, 30, 'Twins');
  const [given, wanted] = (await house.query(
    `select start_date::text as start, end_date::text as end from weeks
      where week in (28, 30) order by week`,
  )) as { start: string; end: string }[];
  const { body } = await home.as.owner.post('/api/week-swaps', {
    ...{ userEmail: home.people.owner.email, propertyId: home.property.id, shareNumber: 1 },
    ...{ currentWeekStart: given?.start, currentWeekEnd: given?.end },
    ...{ preferredWeekStart: wanted?.start, preferredWeekEnd: wanted?.end, guestsCome: false },
  });
  expect(id).toBeGreaterThan(0);
  await accept(house, body.id);
  expect(await house.holders()).toEqual({ 28: '5 Twins', 30: '1' });
  await home.testApp.close();
});

test('of a found exchange, each owner answers for their own guests', async () => {
  const house = await openExchangeHome();
  const { one, two, three } = house;
  await house.wishInCircle();
  const { id } = await house.proposalTo(one);
  await answer(one.client, id, true);
  await two.client.graphql(
    'mutation($id: ID!) { answerExchange(id: $id, isYes: true, guestsCome: false) }',
    { id },
  );
  await answer(three.client, id, true);
  expect(await house.holders()).toEqual({ 28: '6 guests of 6', 30: '5', 31: '1 guests of 1' });
  await house.home.testApp.close();
});
