import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { FilePurpose } from '../file.types';

const ATTACH = statement(
  'attach-files',
  `update files set attached_at = now()
    where id = any($1::bigint[]) and uploaded_by_id = $2 and purpose = $3
      and property_id is not distinct from $4 and stored_at is not null and attached_at is null
    returning id`,
);

const DELETE = statement('delete-files', 'delete from files where id = any($1::bigint[])');

/**
 * Takes files that the user has uploaded for this purpose and property, so that they stay; NOT_FOUND
 * for any other, and for one that something has already.
 */
export async function attachFiles(
  transaction: Transaction,
  files: {
    ids: readonly number[];
    userId: number;
    purpose: FilePurpose;
    propertyId: number | null;
  },
  field = 'fileId',
): Promise<void> {
  const { ids, userId, purpose, propertyId } = files;
  const attached = await transaction.query(ATTACH, [[...ids], userId, purpose, propertyId]);
  if (attached.length === ids.length) return;
  const sentence = 'This file is not there any more. Please choose it again.';
  throw new AppError('NOT_FOUND', sentence, field);
}

/** Takes one file, as attachFiles does. */
export const attachFile = (
  transaction: Transaction,
  { id, ...file }: { id: number; userId: number; purpose: FilePurpose; propertyId: number | null },
): Promise<void> => attachFiles(transaction, { ...file, ids: [id] });

/** Deletes files that are no longer used; the hourly purge removes their contents. */
export async function deleteFiles(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.query(DELETE, [[...ids]]);
}
