import {
  type ExchangeHome,
  openExchangeHome,
  proposalsTo,
} from '../../../test/support/scenes/exchange-home';

let house: ExchangeHome;

beforeAll(async () => {
  house = await openExchangeHome();
});
afterAll(() => house.home.testApp.close());

/** Share 1, which holds week 28, also holds or held the open week 20. */
async function claimed({ draftedHoursAgo = 24, isReleased = false, isLimited = true }) {
  const { query, book } = house;
  await query(
    `update property_years set is_open_for_claims = true,
      drafted_at = now() - make_interval(hours => $1)`,
    [draftedHoursAgo],
  );
  await query('update properties set claim_limit_days = 7');
  const id = await book(1, 20);
  await query(
    `update bookings set only_claim_of = case when $2 then share_id end,
      released_at = case when $3 then now() end,
      not_maintenance = case when not $3 then false end where id = $1`,
    [id, isLimited, isReleased],
  );
}

afterEach(async () => {
  const { one, wish, query } = house;
  await wish(one, []);
  await query('delete from exchanges');
  await query('delete from resting_weeks');
  await query('delete from bookings where week = 20');
});

test.each([
  ['no open week', 'has claimed one within the days of the limit', {}, false],
  ['an open week', 'has given back what it had claimed', { isReleased: true }, true],
  ['an open week', 'has claimed none, however many it holds', { isLimited: false }, true],
  ['an open week', 'claimed one before the limit ended', { draftedHoursAgo: 7 * 24 + 1 }, true],
  ['no open week', 'claimed one an hour before the limit ends', { draftedHoursAgo: 167 }, false],
])('%s is found for a share that %s', async (_found, _how, given, isFound) => {
  const { one, wish, search } = house;
  await claimed(given);
  await wish(one, [12]);
  await search();
  const found = await proposalsTo(one.client);
  expect(found).toMatchObject(isFound ? [{ isOpenWeek: true, get: { week: 12 } }] : []);
  expect(found).toHaveLength(isFound ? 1 : 0);
});

test('a week that is itself the claim is exchanged for another open one', async () => {
  const { one, wish, query, search } = house;
  await claimed({});
  await query('delete from bookings where week = 20');
  await query('update bookings set only_claim_of = share_id where id = $1', [one.bookingId]);
  await wish(one, [12]);
  await search();
  expect(await proposalsTo(one.client)).toMatchObject([{ get: { week: 12 } }]);
});
