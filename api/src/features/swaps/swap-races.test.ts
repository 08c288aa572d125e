import {
  openSwapHome,
  request,
  type SwapHome,
  say,
  SWAP_YEAR as YEAR,
} from '../../../test/support/scenes/swap-home';
import { inBetween } from '../../../test/support/sql/in-between';

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
});

afterEach(() => swaps.home.testApp.close());

/** Starts the action while another transaction has made the change but not committed it. */
const during = <T>(change: string, action: () => Promise<T>) =>
  inBetween(swaps.home.testApp.databaseUrl, change, action);

const DRAFT_OPENS = 'update property_years set is_drafting = true, is_open_for_claims = false';

test('an open week is not had while a draft of the year opens', async () => {
  const bookingId = await swaps.book(1, 28);
  const input = { bookingId, year: YEAR, week: 31 };
  const { errors } = await during(DRAFT_OPENS, () => request(swaps.home.as.owner, input));
  expect(errors?.[0]?.message).toMatch(/being drafted/);
  expect(await swaps.holders()).toEqual({ 28: '1' });
});

test('a week is offered by its owner at the time of the commit', async () => {
  const { home, other, query, book } = swaps;
  const id = await book(5, 30);
  const OFFER = 'mutation($id: ID!) { offerWeek(bookingId: $id, isOpen: true) }';
  const leave = `update shares set user_id = ${home.people.owner.id} where share_number = 5`;
  await during(leave, () => other.client.graphql(OFFER, { id }));
  expect(await query('select id from bookings where is_open_to_swap')).toEqual([]);
});

test.each([
  ['I offer', 28, 'FORBIDDEN'],
  ['I ask for', 30, 'CONFLICT'],
])('no swap is left open of a week that %s while it is given back', async (_what, week, code) => {
  const input = { bookingId: await swaps.book(1, 28), targetBookingId: await swaps.book(5, 30) };
  const release = `update bookings set released_at = now(), not_maintenance = null
    where week = ${week}`;
  const answer = await during(release, () => request(swaps.home.as.owner, input));
  expect(answer.errors?.[0]?.extensions.code).toBe(code);
  expect(await swaps.query('select status from week_swaps')).toEqual([]);
});

/** Requests week 30 of share 5 for week 28 of share 1, and returns the swap's id. */
async function ask(): Promise<number> {
  const input = { bookingId: await swaps.book(1, 28), targetBookingId: await swaps.book(5, 30) };
  return (await request(swaps.home.as.owner, input)).data.requestSwap.id;
}

test.each([
  [
    'a week is given back',
    'update bookings set released_at = now(), not_maintenance = null where week = 30',
  ],
  ['a share leaves its owner', 'update shares set user_id = null where share_number = 5'],
  ['a share becomes inactive', 'update shares set is_active = false where share_number = 5'],
  ['another answers', "update week_swaps set status = 'DECLINED'"],
])('no week changes hands while %s', async (_what, change) => {
  const id = await ask();
  const answer = await during(change, () => say('acceptSwap', id, swaps.other.client));
  expect(answer.errors?.[0]?.extensions.code).toMatch(/^(CONFLICT|NOT_FOUND)$/);
  expect(
    (await swaps.query('select share_id, week from bookings order by week')).map(
      ({ week }) => week,
    ),
  ).toEqual([28, 30]);
  expect(await swaps.query("select 1 from week_swaps where status = 'APPROVED'")).toEqual([]);
});

test('of three who want the same open week at once, two by swaps and one by a claim, one gets it', async () => {
  const { home, other, query, book, holders } = swaps;
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const [share] = await query('select id from shares where share_number = 12');
  const CLAIM = 'mutation($input: ClaimWeekInput!) { claimWeek(input: $input) { id } }';
  const claim = { propertyId: home.property.id, year: YEAR, week: 31, shareId: share?.id };
  const answers = await Promise.all([
    request(home.as.owner, { bookingId: mine, year: YEAR, week: 31 }),
    request(other.client, { bookingId: theirs, year: YEAR, week: 31 }),
    home.as.owner.graphql(CLAIM, { input: claim }),
  ]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'DONE');
  expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'DONE']);
  expect(Object.keys(await holders())).toContain('31');
});
