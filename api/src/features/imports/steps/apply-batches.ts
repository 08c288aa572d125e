import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
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

/** An import that is applied, and the administrator who started it. */
export type ApplyingImport = Row<'import-to-apply'> & { actorId: number };

/** A part of an import's rows: those after one line, to another. */
export type LineRange = readonly [jobId: number, after: number, to: number];

/** Applies an import part by part; returns what each part made, together. */
export async function applyBatches<Made>(
  app: AppContext,
  transaction: Transaction,
  { id, rowsTotal }: ApplyingImport,
  apply: (range: LineRange) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const ends = await transaction.query(LINES, [id]);
  const lines = [0, ...ends.map(({ line }) => line), 2 ** 31 - 1];
  const made: Made[] = [];
  for (const [index, end] of lines.slice(1).entries()) {
    made.push(...(await apply([id, lines[index] ?? 0, end])));
    const rowsDone = Math.min((index + 1) * BATCH, rowsTotal ?? 0);
    // Outside the transaction that applies the import, which is invisible until it ends.
    await inTransaction(app, (outside) =>
      setProgress(app, outside, { id, rowsDone, from: ImportStatus.APPLYING }),
    );
  }
  return made;
}
