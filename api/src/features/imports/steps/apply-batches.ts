import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import type { ImportJobView } from '../import.types';
import { ImportStatus } from '../import-status';
import { setProgress } from './set-progress';

/** The shares, users or weeks of an import were changed while it ran. */
export class OvertakenImport extends Error {}

/** Rows applied per step; each step publishes its progress. */
const BATCH = 5000;
const LINES = statement(
  'import-batches',
  `select line from (
      select line, row_number() over (order by line) as nth from import_rows where job_id = $1
    ) numbered where nth % ${BATCH} = 0 order by line`,
);

/**
 * Publishes the progress outside the transaction that applies the import, which is invisible until
 * it ends.
 */
function publishProgress(app: AppContext, id: number, rowsDone: number): Promise<void> {
  return inTransaction(app, (transaction) =>
    setProgress(app, transaction, { id, rowsDone, from: ImportStatus.APPLYING }),
  );
}

/** An import that is applied, and the administrator who started it. */
export interface ApplyingImport extends Pick<ImportJobView, 'id' | 'rowsTotal'> {
  actorId: number;
  newUsers: number;
  newProperties: number;
  /** Number of shares, or weeks, to be given. */
  given: number;
  /** Number of people to join the owners of a share. */
  ownersJoined: number;
}

/** A part of an import's rows: those after one line, to another. */
export type LineRange = readonly [jobId: number, after: number, to: number];

/** Applies an import part by part; returns what each part made, together. */
export async function applyBatches<Made>(
  app: AppContext,
  transaction: Transaction,
  { id, rowsTotal }: Pick<ImportJobView, 'id' | 'rowsTotal'>,
  apply: (range: LineRange) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const ends = await transaction.query(LINES, [id]);
  const lines = [0, ...ends.map(({ line }) => line), 2 ** 31 - 1];
  const made: Made[] = [];
  for (const [index, end] of lines.slice(1).entries()) {
    made.push(...(await apply([id, lines[index] ?? 0, end])));
    await publishProgress(app, id, Math.min((index + 1) * BATCH, rowsTotal ?? 0));
  }
  return made;
}
