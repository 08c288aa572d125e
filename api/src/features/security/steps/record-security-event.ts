import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Limit } from '../../../core/limits/throttle';
import type { AppContext, RequestContext } from '../../../core/request-context';
import type { SecurityEventKind } from '../security-event.entity';

/** The event, and the account concerned; null if no account has the address. */
interface Happening {
  kind: SecurityEventKind;
  userId: number | null;
}

const RECORD = statement(
  'record-security-event',
  `insert into security_events (kind, user_id, actor_id, network, request_id)
    values ($1, $2, $3, $4, $5)`,
);

/** The actor: a request, or the command line, which has neither user nor network. */
type Acting = Pick<RequestContext, 'app' | 'actor'> & { address: string | null };
/** Events that someone who guesses can cause any number of times. */
const REFUSALS: readonly SecurityEventKind[] = ['SIGN_IN_REFUSED', 'SLOWED_DOWN'];

/** Refusals of one network that are kept; more would only fill the disk. */
const REFUSALS_PER_NETWORK: Limit = { name: 'security-refusals', points: 60, seconds: 3600 };

/** True unless enough refusals of this network have been recorded within the hour. */
async function isWorthRecording(
  app: AppContext,
  kind: SecurityEventKind,
  network: string | null,
): Promise<boolean> {
  if (!REFUSALS.includes(kind) || network === null) return true;
  return (await app.throttle.tryConsume([[REFUSALS_PER_NETWORK, network]])) !== null;
}

/**
 * Writes to the security log and to the process's log; within a transaction, both belong to what
 * it commits. Of the refusals of one network, 60 an hour are recorded.
 */
export async function recordSecurityEvent(
  call: Acting,
  { kind, userId }: Happening,
  transaction?: Transaction,
): Promise<void> {
  const { app, actor, address: network } = call;
  if (!(await isWorthRecording(app, kind, network))) return;
  const actorId = actor && actor.userId !== userId ? actor.userId : null;
  const values = [kind, userId, actorId, network, app.requestId ?? null] as const;
  await (transaction ? transaction.query(RECORD, values) : read(app, RECORD, values));
  app.log.info({ event: kind, userId, actorId, network }, 'security');
}
