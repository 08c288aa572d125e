import type { User } from '../../../src/features/auth/user.entity';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { type Home, openHome } from './home-cast';
import { SWAP_YEAR } from './swap-home';

/** Removes swaps, so that the same one can be requested again. */
export const CANCEL_PENDING = `update week_swaps set status = 'CANCELLED' where status = 'PENDING'`;

/**
 * A scenario in which each share holds the week of its number, and week 50 is reserved for
 * maintenance.
 */
export interface DatedHome {
  home: Home;
  /** The owner of share 5. */
  other: User;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  dates(week: number, year?: number): Promise<{ start: string; end: string }>;
  /** The input fields of the given and the wanted week. */
  given(week: number, year?: number): Promise<object>;
  wanted(week: number, year?: number): Promise<object>;
  /** Requests week 5 for week 1 of share 1, as its owner by default. */
  input(facts?: object): Promise<Record<string, unknown>>;
  post(client: ApiClient, facts?: object): ReturnType<ApiClient['post']>;
}

export async function openDatedHome(): Promise<DatedHome> {
  const home = await openHome();
  const { db } = home.testApp.running.app;
  const propertyId = home.property.id;
  const other = await home.testApp.person();
  await makeShare(db.manager, { propertyId, shareNumber: 5, userId: other.id });
  await makeYear(db.manager, { propertyId, year: SWAP_YEAR, maintenance: [50] });
  const query: DatedHome['query'] = (text, values = []) => db.query(text, values);
  await query(
    `insert into bookings (property_id, year, week, share_id)
     select property_id, $2, share_number, id from shares where property_id = $1`,
    [propertyId, SWAP_YEAR],
  );
  const dates: DatedHome['dates'] = async (week, year = SWAP_YEAR) => {
    const [found] = await query(
      `select start_date::text as start, end_date::text as end from weeks
       where property_id = $1 and year = $2 and week = $3`,
      [propertyId, year, week],
    );
    return { start: String(found?.start), end: String(found?.end) };
  };
  const given: DatedHome['given'] = async (week, year) => {
    const { start, end } = await dates(week, year);
    return { currentWeekStart: start, currentWeekEnd: end };
  };
  const wanted: DatedHome['wanted'] = async (week, year) => {
    const { start, end } = await dates(week, year);
    return { preferredWeekStart: start, preferredWeekEnd: end };
  };
  const input: DatedHome['input'] = async (facts = {}) => ({
    ...{ userEmail: home.people.owner.email, propertyId, shareNumber: 1 },
    ...(await given(1)),
    ...(await wanted(5)),
    ...facts,
  });
  const post: DatedHome['post'] = async (client, facts) =>
    client.post('/api/week-swaps', await input(facts));
  return { home, other, query, dates, given, wanted, input, post };
}
