import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** The worker task that brings a draft up to date after a share in it has changed hands. */
export const PROCESS_HANDOVER = 'process-handover';

const QUEUE = statement(
  'queue-handovers',
  `select graphile_worker.add_job('${PROCESS_HANDOVER}',
      json_build_object('draftId', d.id, 'shareNumber', s.share_number))::text
    from shares s join drafts d on d.property_id = s.property_id and d.status <> 'ENDED'
    where s.id = any($1::bigint[])`,
);

/** Queues the handover of shares for the drafts in which they choose. */
export async function queueHandovers(
  transaction: Transaction,
  shareIds: readonly number[],
): Promise<void> {
  await transaction.query(QUEUE, [[...shareIds]]);
}
