import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** The worker task that writes the next invitations of a run. */
export const SEND_INVITATIONS = 'send-invitations';

// The key lets a run have one waiting job; the one that queues it loses the key and is not repeated.
const QUEUE = statement(
  'queue-invitations',
  `select graphile_worker.add_job('${SEND_INVITATIONS}',
      json_build_object('runId', $1::bigint, 'requestId', coalesce($2::text, '')),
      job_key := '${SEND_INVITATIONS}:' || $1::bigint, max_attempts := 10)`,
);

/** Queues the next invitations of a run for when the transaction has committed. */
export async function queueRun(transaction: Transaction, runId: number): Promise<void> {
  await transaction.query(QUEUE, [runId, transaction.requestId ?? null]);
}
