import type { Deliver, Deliveries } from '../../core/audiences/happening';
import { statement } from '../../core/database/statement';
import { countingAttempt, type Limit } from '../../core/limits/throttle';
import type { SecurityEventKind } from './security-event.entity';

/** An entry of the security log. */
interface SecurityEntry {
  kind: SecurityEventKind;
  /** The account concerned; null if no account has the address. */
  userId: number | null;
}

declare module '../../core/audiences/happening' {
  interface Ways {
    security: SecurityEntry;
  }
}

/** Events that someone who guesses can cause any number of times. */
const REFUSALS: readonly SecurityEventKind[] = ['SIGN_IN_REFUSED', 'SLOWED_DOWN'];

/** Refusals of one network that are kept; more would only fill the disk. */
const REFUSALS_PER_NETWORK: Limit = { name: 'security-refusals', points: 60, seconds: 3600 };

// Refusals are counted in the same statement: during a flood no second connection is free.
const RECORD = statement(
  'record-security-event',
  `with counted as (
      ${countingAttempt(REFUSALS_PER_NETWORK, '$4::text', 'where $6::boolean and $4 is not null')}
    )
    insert into security_events (kind, user_id, actor_id, network, request_id)
    select $1, $2, $3, $4, $5
    where coalesce((select points from counted), 0) <= ${REFUSALS_PER_NETWORK.points}
    returning id`,
);

/** Writes to the security log and to the process's log; of one network's refusals, 60 an hour. */
const record: Deliver<SecurityEntry> = async (transaction, { kind, userId }, from) => {
  const { app, actor, address: network = null } = from;
  const actorId = actor && actor.userId !== userId ? actor.userId : null;
  const values = [kind, userId, actorId, network, app.requestId ?? null] as const;
  const [recorded] = await transaction.query(RECORD, [...values, REFUSALS.includes(kind)]);
  if (recorded) app.log.info({ event: kind, userId, actorId, network }, 'security');
};

/** The security log. */
export const securityWays: Partial<Deliveries> = { security: record };
