import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import type { SecurityEventKind } from '../security-event.entity';

/** What happened, and to whose account; null if no account has the address. */
interface Happening {
  kind: SecurityEventKind;
  userId: number | null;
}

const RECORD = statement(
  'record-security-event',
  `insert into security_events (kind, user_id, actor_id, network, request_id)
    values ($1, $2, $3, $4, $5)`,
);

/** Who acts: a request, or the command line, which has neither user nor network. */
type Acting = Pick<RequestContext, 'app' | 'actor'> & { address: string | null };

/**
 * Writes to the security log and to the process's log; within a transaction, both belong to what
 * it commits.
 */
export async function recordSecurityEvent(
  call: Acting,
  { kind, userId }: Happening,
  transaction?: Transaction,
): Promise<void> {
  const { app, actor, address: network } = call;
  const actorId = actor && actor.userId !== userId ? actor.userId : null;
  const values = [kind, userId, actorId, network, app.requestId ?? null] as const;
  await (transaction ? transaction.query(RECORD, values) : read(app, RECORD, values));
  app.log.info({ event: kind, userId, actorId, network }, 'security');
}
