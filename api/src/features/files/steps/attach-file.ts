import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { FilePurpose } from '../file.types';

const ATTACH = statement(
  'attach-file',
  `update files set attached_at = now()
    where id = $1 and uploaded_by_id = $2 and purpose = $3 and property_id is not distinct from $4
      and stored_at is not null and attached_at is null
    returning id`,
);

const DELETE = statement('delete-files', 'delete from files where id = any($1::bigint[])');

/**
 * Takes a file that the user has uploaded for this purpose and property, so that it stays;
 * NOT_FOUND for any other, and for one that something has already.
 */
export async function attachFile(
  transaction: Transaction,
  file: { id: number; userId: number; purpose: FilePurpose; propertyId: number | null },
): Promise<void> {
  const { id, userId, purpose, propertyId } = file;
  const [attached] = await transaction.query(ATTACH, [id, userId, purpose, propertyId]);
  if (attached) return;
  const sentence = 'This file is not there any more. Please choose it again.';
  throw new AppError('NOT_FOUND', sentence, 'fileId');
}

/** Deletes files that are no longer used; the hourly purge removes their contents. */
export async function deleteFiles(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.query(DELETE, [[...ids]]);
}
