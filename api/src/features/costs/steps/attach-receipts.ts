import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { FilePurpose } from '../../files/file.types';
import { attachFiles } from '../../files/steps/attach-file';
import type { LockedLedger } from './lock-ledger';

const HASHES = statement(
  'hashes-of-receipts',
  `select f.sha256 from unnest($1::bigint[]) with ordinality as it (id, place)
    join files f on f.id = it.id order by it.place`,
);

const ATTACH = statement(
  'attach-receipts',
  `insert into cost_files (property_id, file_id, position, proposal_id, seq)
    select $1, it.id, it.place - 1, $3, $4
    from unnest($2::bigint[]) with ordinality as it (id, place)`,
);

/** Returns the SHA-256 of some receipts, in their order. */
export async function hashesOf(
  transaction: Transaction,
  fileIds: readonly number[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  return (await transaction.query(HASHES, [[...fileIds]])).map(({ sha256 }) => sha256);
}

/** Takes receipts that the user has uploaded for the property to a proposal or an entry of theirs. */
export async function attachReceipts(
  transaction: Transaction,
  { propertyId, userId }: LockedLedger,
  ids: readonly number[],
  { proposalId = null, seq = null }: { proposalId?: number | null; seq?: number | null },
): Promise<void> {
  if (ids.length === 0) return;
  const files = { ids, userId, purpose: FilePurpose.RECEIPT, propertyId };
  await attachFiles(transaction, files, 'fileIds');
  await transaction.query(ATTACH, [propertyId, [...ids], proposalId, seq]);
}
