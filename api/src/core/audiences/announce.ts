import type { Transaction } from '../database/database';
import { statement } from '../database/statement';
import { topic } from '../events/event-bus';
import type { ActivityDetails, ActivityKind } from './activity';

/** One activity, for one person concerned. */
export interface Announcement {
  kind: ActivityKind;
  /** Null is skipped. */
  userId: number | null;
  propertyId: number | null;
  /** The person who did it; undefined for the operator. */
  byId: number | undefined;
  otherId?: number | null;
  facts: ActivityDetails;
}

/** The topic of what happens to one user; its events only say that something has. */
export const noticesTopic = (userId: number) => topic<{ userId: number }>('notices', userId);

// Without a password one has not been invited yet, and reads the present state when one is.
const ANNOUNCE = statement(
  'announce',
  `insert into notices (user_id, property_id, kind, by_id, other_id, facts)
    select u.id, (it.value ->> 'propertyId')::bigint, it.value ->> 'kind',
      (it.value ->> 'byId')::bigint, (it.value ->> 'otherId')::bigint, it.value -> 'facts'
    from jsonb_array_elements($1::jsonb) with ordinality as it(value, place)
    join users u on u.id = (it.value ->> 'userId')::bigint
    where u.id is distinct from (it.value ->> 'byId')::bigint and u.deleted_at is null
      and u.password_hash is not null
    order by it.place
    returning user_id as "userId"`,
);

/**
 * Notifies people of changes to their shares, weeks and stays, in the same transaction: at once
 * where they have Home open, and by email and on their devices as they have chosen. The person who
 * made the change is not notified.
 */
export async function announce(
  transaction: Transaction,
  announcements: readonly Announcement[],
): Promise<void> {
  if (announcements.length === 0) return;
  const notified = await transaction.query(ANNOUNCE, [JSON.stringify(announcements)]);
  for (const userId of new Set(notified.map((it) => it.userId))) {
    transaction.publishOnCommit(noticesTopic(userId), { userId });
  }
}
