import type { User } from '../../../src/features/auth/user.entity';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { openScene } from '../pool/open-scene';
import type { TestApp } from '../servers/test-app';
import { type Home, makeHome } from './home-cast';

/** The year of the swaps; week 50 is reserved for maintenance. */
export const SWAP_YEAR = 2031;

const FIELDS =
  'id status role acceptedAt answerNote counterOfId answererName value { verdict reason }';
const REQUEST = `mutation($input: RequestSwapInput!) { requestSwap(input: $input) { ${FIELDS} } }`;
const COUNTER = `mutation($id: ID!, $bookingId: ID!) {
  counterSwap(id: $id, bookingId: $bookingId) { ${FIELDS} } }`;
const answer = (name: string) =>
  `mutation($id: ID!, $note: String) { ${name}(id: $id, note: $note) { ${FIELDS} } }`;

/** A scenario for swaps, with the owner of share 5 besides that of shares 1 and 12. */
export interface SwapHome {
  home: Home;
  other: { client: ApiClient; person: User; email: string };
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Books a week of the year for a share, and returns the booking's id. */
  book(share: number, week: number, guests?: string): Promise<number>;
  /** The holders of the year's weeks, as '1 Choir': share and guests. */
  holders(): Promise<Record<number, string>>;
}

/** The stored part of a scenario for swaps. */
export type StoredSwapHome = Pick<SwapHome, 'home' | 'other'>;

/** Makes a scenario for swaps on an empty database. */
export async function makeSwapHome(testApp: TestApp): Promise<StoredSwapHome> {
  const home = await makeHome(testApp);
  const { manager } = testApp.running.app.db;
  const propertyId = home.property.id;
  const person = await testApp.person();
  await makeShare(manager, { propertyId, shareNumber: 5, userId: person.id });
  await makeYear(manager, { propertyId, year: SWAP_YEAR, maintenance: [50] });
  const client = await testApp.signIn(person);
  return { home, other: { client, person, email: person.email ?? '' } };
}

/** Returns a scenario with what tests do in it. */
export function swapHomeOf<Stored extends StoredSwapHome>(stored: Stored): Stored & SwapHome {
  const { testApp, property } = stored.home;
  const query: SwapHome['query'] = (text, values = []) =>
    testApp.running.app.db.query(text, values);
  return {
    ...stored,
    query,
    async book(share, week, guests = '') {
      const [booking] = await query(
        `insert into bookings (property_id, year, week, share_id, guests)
         select property_id, $3, $4, id, $5 from shares
         where property_id = $1 and share_number = $2 returning id`,
        [property.id, share, SWAP_YEAR, week, guests],
      );
      return Number(booking?.id);
    },
    async holders() {
      const rows = await query(
        `select b.week, s.share_number || coalesce(' ' || nullif(b.guests, ''), '') as holder
         from bookings b join shares s on s.id = b.share_id where b.released_at is null`,
      );
      return Object.fromEntries(rows.map(({ week, holder }) => [week, holder]));
    },
  };
}

export const openSwapHome = async (env: Record<string, string> = {}): Promise<SwapHome> =>
  swapHomeOf(await openScene('swap home', env, makeSwapHome));

/** Requests a swap. */
export const request = (client: ApiClient, input: object) => client.graphql(REQUEST, { input });

/** Answers a swap with the mutation of that name. */
export const say = (name: string, id: number, client: ApiClient, note?: string) =>
  client.graphql(answer(name), { id, note });

/** Offers another week instead. */
export const counter = (client: ApiClient, id: number, bookingId: number) =>
  client.graphql(COUNTER, { id, bookingId });
