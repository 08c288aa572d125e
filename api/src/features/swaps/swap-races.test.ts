import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  openSwapHome,
  request,
  type SwapHome,
  SWAP_YEAR as YEAR,
} from '../../../test/support/swap-home';

let swaps: SwapHome;
/** Someone in the middle of a transaction. */
let meanwhile: Client;

beforeEach(async () => {
  swaps = await openSwapHome();
  meanwhile = new Client({ connectionString: swaps.home.house.databaseUrl });
  await meanwhile.connect();
  await meanwhile.query('begin');
});

afterEach(async () => {
  await meanwhile.end();
  await swaps.home.house.close();
});

/** Begins what has to wait for the other transaction, commits that, and answers what came of it. */
async function inBetween<T>(change: string, action: () => Promise<T>): Promise<T> {
  await meanwhile.query(change);
  const done = action();
  await Promise.race([done, sleep(500)]);
  await meanwhile.query('commit');
  return done;
}

const DRAFT_OPENS = 'update property_years set is_drafting = true, is_open_for_claims = false';

test('an open week is not had while a draft of the year opens', async () => {
  const bookingId = await swaps.book(1, 28);
  const input = { bookingId, year: YEAR, week: 31 };
  const { errors } = await inBetween(DRAFT_OPENS, () => request(swaps.home.as.owner, input));
  expect(errors?.[0]?.message).toMatch(/being drafted/);
  expect(await swaps.holders()).toEqual({ 28: '1' });
});

test('a week is offered by whoever has it when that is settled', async () => {
  const { home, other, query, book } = swaps;
  const id = await book(5, 30);
  const OFFER = 'mutation($id: Int!) { offerWeek(bookingId: $id, isOpen: true) }';
  const leave = `update shares set user_id = ${home.people.owner.id} where share_number = 5`;
  await inBetween(leave, () => other.client.graphql(OFFER, { id }));
  expect(await query('select id from bookings where is_open_to_swap')).toEqual([]);
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
