import {
  answer,
  type ExchangeHome,
  openExchangeHome,
  proposalsTo,
} from '../../../test/support/scenes/exchange-home';
import { request } from '../../../test/support/scenes/swap-home';
import { startTestApp } from '../../../test/support/servers/test-app';
import { inBetween } from '../../../test/support/sql/in-between';
import { searchExchanges } from './use-cases/search-exchanges';

let house: ExchangeHome;

beforeEach(async () => {
  house = await openExchangeHome();
});

afterEach(() => house.home.testApp.close());

const HELD = { 28: '1 guests of 1', 30: '6 guests of 6', 31: '5 guests of 5' };
const EXCHANGED = { 28: '6 guests of 6', 30: '5 guests of 5', 31: '1 guests of 1' };

/** Returns the exchange of the three, to which so many have said yes. */
async function agreedBy(...owners: ('one' | 'two' | 'three')[]): Promise<number> {
  await house.wishInCircle();
  const { id } = await house.proposalTo(house.one);
  for (const name of owners) await answer(house[name].client, id, true);
  return id;
}

test('of two who say the last yes at once, one exchanges the weeks, once', async () => {
  const { two, three, holders, query } = house;
  const id = await agreedBy('one');
  const answers = await Promise.all([two, three].map(({ client }) => answer(client, id, true)));
  const outcomes = answers.map(({ data }) => data.answerExchange);
  expect(outcomes.sort()).toEqual(['DONE', 'OPEN']);
  expect(await holders()).toEqual(EXCHANGED);
  expect(await query('select distinct version from bookings')).toEqual([{ version: 2 }]);
});

test('of a last yes and a no at once, one counts, and the weeks are exchanged or not as a whole', async () => {
  const { one, three, holders } = house;
  const id = await agreedBy('one', 'two');
  const answers = await Promise.all([
    answer(three.client, id, true),
    answer(one.client, id, false),
  ]);
  const outcomes = answers.map(
    ({ data, errors }) => errors?.[0]?.extensions.code ?? data.answerExchange,
  );
  const isDone = outcomes[0] === 'DONE';
  expect(outcomes).toEqual(isDone ? ['DONE', 'NOT_FOUND'] : ['NOT_FOUND', 'ENDED']);
  expect(await holders()).toEqual(isDone ? EXCHANGED : HELD);
});

test.each([
  [
    'a week is given back',
    'update bookings set released_at = now(), not_maintenance = null where week = 30',
  ],
  ['a booking moves', 'update bookings set week = 40 where week = 30'],
  ['a share leaves its owner', 'update shares set user_id = null where share_number = 5'],
  ['a share becomes inactive', 'update shares set is_active = false where share_number = 5'],
  ['a draft of the year opens', 'update property_years set is_drafting = true'],
  ['the exchange expires', `update exchanges set expires_at = now()`],
])('no week changes hands when %s during the last yes', async (_what, change) => {
  const { three, query } = house;
  const id = await agreedBy('one', 'two');
  const { databaseUrl } = house.home.testApp;
  const last = await inBetween(databaseUrl, change, () => answer(three.client, id, true));
  expect(last.errors?.[0]?.extensions.code ?? last.data.answerExchange).toMatch(
    /^(NOT_FOUND|ENDED)$/,
  );
  const shares = await query(`select s.share_number as share from bookings b
    join shares s on s.id = b.share_id order by b.id`);
  expect(shares).toEqual([{ share: 1 }, { share: 5 }, { share: 6 }]);
});

test('a week of the circle that has begun by the last yes ends the exchange as a whole', async () => {
  const { one, three, holders, query } = house;
  const id = await agreedBy('one', 'two');
  await query(`update weeks set start_date = start_date - interval '5 years',
    end_date = end_date - interval '5 years' where week = 31`);
  await query(`update weeks set start_date = current_date, end_date = current_date + 7
    where week = 31`);
  expect((await answer(three.client, id, true)).data).toEqual({ answerExchange: 'ENDED' });
  expect(await proposalsTo(one.client)).toEqual([]);
  expect(await holders()).toEqual(HELD);
});

test('two processes that search at once propose each week once', async () => {
  const { one, two, three, query, home } = house;
  const second = await startTestApp({ databaseUrl: home.testApp.databaseUrl });
  const insert = `insert into swap_wishes (booking_id, user_id, weeks) values ($1, $2, $3::int[])`;
  await query(insert, [one.bookingId, one.person.id, [31]]);
  await query(insert, [two.bookingId, two.person.id, [30]]);
  await query(insert, [three.bookingId, three.person.id, [28]]);
  const due = `insert into exchange_searches (property_id, year)
    select property_id, year from bookings limit 1
    on conflict (property_id, year) do update set due_at = now()`;
  for (let round = 0; round < 3; round += 1) {
    await query(due);
    const first = searchExchanges(home.testApp.running.app);
    await query(due);
    await Promise.all([first, searchExchanges(second.running.app)]);
  }
  expect(await query('select count(*)::int as count from exchanges')).toEqual([{ count: 1 }]);
  await second.close();
});

test('a swap and the last yes for the same weeks at once leave each week one holder', async () => {
  const { one, three, holders, query } = house;
  const id = await agreedBy('one', 'two');
  const input = { bookingId: one.bookingId, targetBookingId: three.bookingId };
  const asked = await request(one.client, input);
  const ACCEPT = 'mutation($id: ID!) { acceptSwap(id: $id) { id } }';
  const answers = await Promise.all([
    answer(three.client, id, true),
    three.client.graphql(ACCEPT, { id: asked.data.requestSwap.id }),
  ]);
  const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
  expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  expect(Object.values(await holders()).sort()).toEqual(Object.values(HELD).sort());
  expect(
    await query(`select (select count(*) from exchanges where status = 'DONE')::int
      + (select count(*) from week_swaps where status = 'APPROVED')::int as done`),
  ).toEqual([{ done: 1 }]);
});

test('an exchange is due when the first of its weeks begins, if that is sooner', async () => {
  const { one, wishInCircle, proposalTo, query } = house;
  const day = "(now() at time zone 'utc')::date + 3";
  await query(`update weeks set start_date = ${day}, end_date = ${day} + 7 where week = 31`);
  await wishInCircle();
  await proposalTo(one);
  const [row] = await query(
    `select expires_at = (${day})::timestamp at time zone 'utc' as "isThen" from exchanges`,
  );
  expect(row).toEqual({ isThen: true });
});
