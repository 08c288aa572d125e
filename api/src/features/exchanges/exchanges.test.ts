import { mailsTo } from '../../../test/support/mailbox';
import {
  answer,
  type ExchangeHome,
  openExchangeHome,
  proposalsTo,
  type Wisher,
} from '../../../test/support/scenes/exchange-home';
import { request } from '../../../test/support/scenes/swap-home';
import { until } from '../../../test/support/until';
import { searchExchanges } from './use-cases/search-exchanges';

let house: ExchangeHome;

beforeEach(async () => {
  house = await openExchangeHome();
});

afterEach(() => house.home.testApp.close());

const HELD = { 28: '1 guests of 1', 30: '6 guests of 6', 31: '5 guests of 5' };
const EXCHANGED = { 28: '6 guests of 6', 30: '5 guests of 5', 31: '1 guests of 1' };

const subjectsTo = async ({ email }: Wisher) =>
  (await mailsTo(house.home.testApp, email)).map(({ subject }) => subject);

test('three owners who would take each other’s weeks exchange them with the last yes, guests and all', async () => {
  const { one, two, three, wishInCircle, proposalTo, holders, query } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  expect(await proposalTo(one)).toMatchObject({
    ...{ status: 'OPEN', shareNumber: 1, isOpenWeek: false, ownerCount: 3, agreedCount: 0 },
    ...{ hasAgreed: false, give: { week: 28 }, get: { week: 31 } },
  });
  expect((await answer(one.client, id, true)).data).toEqual({ answerExchange: 'OPEN' });
  expect((await answer(two.client, id, true)).data).toEqual({ answerExchange: 'OPEN' });
  expect(await proposalTo(three)).toMatchObject({ agreedCount: 2, hasAgreed: false });
  expect(await holders()).toEqual(HELD);
  expect((await answer(three.client, id, true)).data).toEqual({ answerExchange: 'DONE' });
  expect(await holders()).toEqual(EXCHANGED);
  expect(await proposalsTo(one.client)).toEqual([]);
  for (const owner of [one, two, three]) {
    expect((await subjectsTo(owner)).filter((it) => /^You now have week/.test(it))).toHaveLength(1);
  }
  // Wishes end with the booking.
  expect(await query('select 1 from swap_wishes')).toEqual([]);
});

test('one record with its legs stays, which owners of the house read', async () => {
  const { one, two, three, wishInCircle, proposalTo, home } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  for (const { client } of [one, two, three]) await answer(client, id, true);
  const PAST = `query($id: ID!) { pastExchanges(propertyId: $id) {
    year endedAt legs { shareNumber ownerName week getsWeek isOpenWeek } } }`;
  const { data } = await three.client.graphql(PAST, { id: home.property.id });
  const leg = (shareNumber: number, week: number, getsWeek: number) => ({
    ...{ shareNumber, week, getsWeek, ownerName: null, isOpenWeek: false },
  });
  expect(data.pastExchanges).toEqual([
    {
      year: 2031,
      endedAt: expect.any(String),
      legs: [leg(1, 28, 31), leg(6, 30, 28), leg(5, 31, 30)],
    },
  ]);
});

const RESTING =
  'select week, other_week from resting_weeks where other_week is not null order by 1, 2';

test('a no ends it for all, is stored with no name, and rests the pair for 30 days', async () => {
  const { home, one, two, three, wishInCircle, proposalTo, query, search } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  await answer(one.client, id, true);
  expect((await answer(two.client, id, false)).data).toEqual({ answerExchange: 'ENDED' });
  for (const { client } of [one, two, three]) expect(await proposalsTo(client)).toEqual([]);
  expect(await query('select 1 from exchange_legs')).toEqual([]);
  expect(await query('select 1 from exchanges')).toEqual([]);
  expect(
    await query(`select week, other_week, round(extract(epoch from until - now()) / 86400)::int as days
      from resting_weeks where other_week is not null`),
  ).toEqual([{ week: 30, other_week: 31, days: 30 }]);
  // The one who had said yes is notified; those who had not answered are not.
  expect((await subjectsTo(one)).some((it) => /did not go through/.test(it))).toBe(true);
  for (const owner of [two, three]) {
    expect((await subjectsTo(owner)).some((it) => /did not go through/.test(it))).toBe(false);
  }
  await home.testApp.pass('29 days');
  await search();
  expect(await proposalsTo(one.client)).toEqual([]);
  await home.testApp.pass('1 day');
  await search();
  one.client = await home.testApp.signIn(one.person);
  await proposalTo(one);
});

test('a yes can be taken back by a no', async () => {
  const { one, three, wishInCircle, proposalTo, holders } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  await answer(one.client, id, true);
  expect((await answer(one.client, id, false)).data).toEqual({ answerExchange: 'ENDED' });
  const late = await answer(three.client, id, true);
  expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await holders()).toEqual(HELD);
});

test('an open week comes first, and is exchanged by one yes', async () => {
  const { one, two, wish, proposalTo, holders, home, query } = house;
  await query('update property_years set is_open_for_claims = true');
  await wish(two, [28]);
  await wish(one, [31, 12]);
  const { id } = await proposalTo(one);
  expect(await proposalTo(one)).toMatchObject({
    isOpenWeek: true,
    ownerCount: 1,
    get: { week: 12 },
  });
  expect(await proposalsTo(two.client)).toEqual([]);
  expect((await answer(one.client, id, true)).data).toEqual({ answerExchange: 'DONE' });
  expect(await holders()).toEqual({ ...HELD, 28: undefined, 12: '1 guests of 1' });
  expect(home.property.id).toBeGreaterThan(0);
});

test('a no frees the week of the other owner at once, and rests that of who refused for a day', async () => {
  const { home, one, two, three, wish, proposalTo, query } = house;
  const { app } = home.testApp.running;
  const resting = async () => {
    const rows = await query('select week from resting_weeks where other_week is null order by 1');
    return rows.map(({ week }) => week);
  };
  await wish(one, [31, 30]);
  await wish(two, [28]);
  await wish(three, [28]);
  const { id } = await proposalTo(one);
  expect(await proposalsTo(three.client)).toEqual([]);
  expect(await resting()).toEqual([28, 31]);
  await answer(two.client, id, false);
  // The no itself makes the year due.
  await searchExchanges(app);
  const next = await proposalTo(three);
  expect(next).toMatchObject({ give: { week: 30 }, get: { week: 28 } });
  await answer(one.client, next.id, false);
  await searchExchanges(app);
  expect(await resting()).toEqual([28, 31]);
});

test('the database allows a booking one open exchange', async () => {
  const { one, wishInCircle, proposalTo, query } = house;
  await wishInCircle();
  await proposalTo(one);
  await query(`insert into exchanges (property_id, year, expires_at)
    select property_id, year, expires_at from exchanges`);
  await expect(
    query(`insert into exchange_legs (exchange_id, booking_id, share_id, user_id, week, gets_week)
      select (select max(id) from exchanges), booking_id, share_id, user_id, week, gets_week
      from exchange_legs limit 1`),
  ).rejects.toThrow('exchange_legs_one_open');
});

test('a week that is taken off the list, or a list that ends, ends its exchange', async () => {
  const { one, two, wishInCircle, wish, proposalTo } = house;
  await wishInCircle();
  await proposalTo(two);
  await wish(one, [31, 5]);
  await proposalTo(two);
  await wish(one, [5]);
  expect(await proposalsTo(two.client)).toEqual([]);
  await wish(one, []);
  expect((await one.client.graphql('{ mySwapWishes { weeks } }')).data.mySwapWishes).toEqual([]);
});

test('an exchange that is not agreed to within 7 days ends, and who had said yes hears of it', async () => {
  const { one, two, wishInCircle, proposalTo, query, end } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  const listener = await two.client.subscribe(
    'subscription { myExchangeEvents { exchangeId status } }',
  );
  await answer(one.client, id, true);
  await house.home.testApp.pass('7 days');
  expect((await answer(two.client, id, true)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await Promise.all([end(), end()]);
  await until(() => listener.events.at(-1)?.data.myExchangeEvents.status === 'ENDED');
  expect((await subjectsTo(one)).filter((it) => /did not go through/.test(it))).toHaveLength(1);
  expect(await query('select 1 from exchanges')).toEqual([]);
  // Otherwise an owner who never answers would be asked each week. The weeks of others do not rest.
  expect(await query(RESTING)).toEqual([
    { week: 28, other_week: 30 },
    { week: 30, other_week: 31 },
  ]);
  listener.stop();
});

test.each([
  ['a booking moves', 'update bookings set week = 40 where week = 31'],
  [
    'a week is given back',
    'update bookings set released_at = now(), not_maintenance = null where week = 31',
  ],
  ['a share leaves its owner', 'update shares set user_id = null where share_number = 5'],
  ['a share becomes inactive', 'update shares set is_active = false where share_number = 5'],
])('wishes and exchanges end when %s', async (_what, change) => {
  const { one, two, wishInCircle, proposalTo, query, end } = house;
  await wishInCircle();
  await proposalTo(one);
  await query(change);
  expect(await query('select 1 from swap_wishes where booking_id = $1', [two.bookingId])).toEqual(
    [],
  );
  expect(await proposalsTo(one.client)).toEqual([]);
  await end();
  expect(await query('select 1 from exchanges')).toEqual([]);
});

test('other requests for these weeks end with an exchange', async () => {
  const { one, two, three, wishInCircle, proposalTo, query } = house;
  await wishInCircle();
  await request(one.client, { bookingId: one.bookingId, targetBookingId: three.bookingId });
  const { id } = await proposalTo(one);
  for (const { client } of [one, two, three]) await answer(client, id, true);
  expect(await query('select status from week_swaps')).toEqual([{ status: 'CANCELLED' }]);
});

test('where swaps need approval, the last yes waits for an administrator', async () => {
  const { one, two, three, wishInCircle, proposalTo, query, home, holders } = house;
  await query('update properties set swaps_need_approval = true');
  await wishInCircle();
  const { id } = await proposalTo(one);
  const approve = () =>
    home.as.administrator.graphql(
      'mutation($id: ID!) { approveExchange(id: $id, note: "All fine.") { status } }',
      { id },
    );
  expect((await approve()).errors?.[0]?.message).toMatch(/Not every owner/);
  for (const { client } of [one, two]) await answer(client, id, true);
  expect((await answer(three.client, id, true)).data).toEqual({ answerExchange: 'AGREED' });
  expect(await holders()).toEqual(HELD);
  // Saying it again prolongs nothing.
  const before = await query('select expires_at from exchanges');
  expect((await answer(one.client, id, true)).data).toEqual({ answerExchange: 'AGREED' });
  expect(await query('select expires_at from exchanges')).toEqual(before);
  const WAITING = `{ exchangesToApprove { id legs { shareNumber ownerName
    gives { week startDate endDate season } gets { week startDate endDate season } } } }`;
  const { data } = await home.as.administrator.graphql(WAITING);
  const [first, ...others] = data.exchangesToApprove[0].legs;
  expect(first).toMatchObject({ shareNumber: 1, gives: { week: 28, season: 'PEAK' } });
  expect(others).toMatchObject([{ shareNumber: 6, gets: first.gives }, { shareNumber: 5 }]);
  const FIGURES = '{ adminWaiting { figures { kind count } } }';
  const waiting = await home.as.administrator.graphql(FIGURES);
  expect(waiting.data.adminWaiting.figures).toContainEqual({ kind: 'SWAPS', count: 1 });
  expect((await approve()).data.approveExchange).toEqual({ status: 'DONE' });
  expect(await holders()).toEqual(EXCHANGED);
  expect(await query(`select action from audit_log where action like 'exchange.%'`)).toEqual([
    { action: 'exchange.approve' },
  ]);
});

test('a rejected exchange ends with the administrator’s note', async () => {
  const { one, two, three, wishInCircle, proposalTo, query, home, holders } = house;
  await query('update properties set swaps_need_approval = true');
  await wishInCircle();
  const { id } = await proposalTo(one);
  for (const { client } of [one, two, three]) await answer(client, id, true);
  const REJECT = 'mutation($id: ID!) { rejectExchange(id: $id, note: "The roof is repaired.") }';
  expect((await home.as.administrator.graphql(REJECT, { id })).data).toEqual({
    rejectExchange: 'ENDED',
  });
  expect(await holders()).toEqual(HELD);
  const mails = await mailsTo(home.testApp, two.email);
  const refused = mails.find(({ text }) => text.includes('The roof is repaired.'));
  expect(refused?.text).toMatch(/An administrator rejected it\. You keep week 31/);
  expect(new Set(mails.map(({ thread }) => thread))).toEqual(new Set([`exchange-${id}`]));
  expect(await query(RESTING)).toHaveLength(3);
});

test('a search reruns each night while there are lists, and no longer than that', async () => {
  const { one, wish, query } = house;
  await wish(one, [31]);
  expect(
    await query(`select to_char(due_at at time zone p.time_zone, 'HH24:MI') as at
      from exchange_searches join properties p on p.id = property_id where due_at > now()`),
  ).toEqual([{ at: '03:00' }]);
  await wish(one, []);
  expect(await query('select 1 from exchange_searches')).toEqual([]);
});

test('a week that begins or a year that is drafted is not proposed', async () => {
  const { one, wishInCircle, proposalTo, query, search } = house;
  await query('update property_years set is_drafting = true');
  await wishInCircle();
  expect(await proposalsTo(one.client)).toEqual([]);
  await query('update property_years set is_drafting = false');
  await search();
  await proposalTo(one);
});
