import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction, takeTime } from '../../../core/database/database';
import { passingRefusal } from '../../../core/database/database-errors';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../auth/auth.policy';
import type { ApplyImportArgs } from '../import.inputs';
import type { ImportJobView } from '../import.types';
import { ImportStatus } from '../import-status';
import { importApplied } from '../imports.happenings';
import { OvertakenImport } from '../steps/apply-batches';
import { applyShares, lockShares } from '../steps/apply-shares';
import { applyWeeks, lockYears } from '../steps/apply-weeks';
import { checkImport } from '../steps/check-import';
import { countRows, purgeAcceptedRows, purgeRows } from '../steps/job-rows';
import { importSubject, lockJob, readJob } from '../steps/read-job';
import { setProgress } from '../steps/set-progress';

/** The worker task that applies one import. */
export const APPLY_IMPORT = 'apply-import';

export interface ApplyImportJob {
  id: number;
  /** Id of the administrator who started it. */
  actorId: number;
}

/**
 * Imports are applied one after the other, so that each sees the properties the previous one
 * created.
 */
const APPLY_LOCK = 7_012_027;

const QUEUE = statement(
  'queue-import',
  `select graphile_worker.add_job('${APPLY_IMPORT}',
      json_build_object('id', $1::bigint, 'actorId', $2::bigint, 'requestId', coalesce($3::text, '')),
      max_attempts := 10)`,
);

// The job's own row stays unlocked, because its progress is written outside this transaction.
const COUNTS = statement(
  'import-to-apply',
  `select j.id, j.file_name as "fileName", j.rows_total as "rowsTotal",
    count(*) filter (where r.is_new_user)::int as "newUsers",
    count(*) filter (where r.is_new_property)::int as "newProperties",
    count(*) filter (where r.is_assigned)::int as given,
    count(*) filter (where r.is_joined)::int as "ownersJoined",
    count(*) filter (where r.is_refused)::int as refused
  from import_jobs j join import_rows r on r.job_id = j.id where j.id = $1 group by j.id`,
);

/** Ends the applying of an import with a status. */
const endAs = (
  app: AppContext,
  transaction: Transaction,
  { id, status, rowsDone = 0 }: { id: number; status: ImportStatus; rowsDone?: number },
) => setProgress(app, transaction, { id, rowsDone, from: ImportStatus.APPLYING, status });

/** Returns an import to the preview, with what its rows would change now. */
async function previewAgain(app: AppContext, transaction: Transaction, id: number): Promise<void> {
  await countRows(transaction, id);
  await endAs(app, transaction, { id, status: ImportStatus.PREVIEWED });
}

/**
 * Applies all rows but the refused ones; none if other rows are refused now than those that an
 * administrator agreed to leave out, and returns the import to the preview.
 */
async function applyAll(app: AppContext, { id, actorId }: ApplyImportJob): Promise<void> {
  await inTransaction(app, async (transaction) => {
    await takeTime(transaction);
    await transaction.manager.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK]);
    const { status, kind } = await readJob(app, id);
    if (status !== ImportStatus.APPLYING) return;
    await (kind === 'WEEKS' ? lockYears : lockShares)(transaction, id);
    if (await checkImport(transaction, { id, kind })) return previewAgain(app, transaction, id);
    const [job] = await transaction.query(COUNTS, [id]);
    if (!job) return previewAgain(app, transaction, id);
    const apply = kind === 'WEEKS' ? applyWeeks : applyShares;
    const made = await apply(app, transaction, { ...job, actorId });
    const { rowsTotal, refused } = job;
    await happened({ app }, transaction, importApplied, {
      byId: actorId,
      id,
      subject: importSubject(job),
      after: { ...made, ...(refused > 0 && { leftOut: refused }) },
    });
    await countRows(transaction, id);
    await purgeAcceptedRows(transaction, id);
    await endAs(app, transaction, { id, status: ImportStatus.APPLIED, rowsDone: rowsTotal ?? 0 });
  });
}

/**
 * The worker's part: applies an import, or returns it to the preview if other rows would now be
 * refused.
 */
export async function runImport(app: AppContext, job: ApplyImportJob): Promise<void> {
  const { id } = job;
  try {
    await applyAll(app, job);
  } catch (error) {
    // After an outage the worker tries again later, and the rows stay.
    if (passingRefusal(error)) throw error;
    await inTransaction(app, async (transaction) => {
      if (error instanceof OvertakenImport) {
        await checkImport(transaction, await readJob(app, id));
        return previewAgain(app, transaction, id);
      }
      app.log.error({ err: error }, 'An import could not be applied');
      await purgeRows(transaction, id);
      return endAs(app, transaction, { id, status: ImportStatus.FAILED });
    });
  }
}

const refusedRows = (count: number) =>
  count === 1 ? '1 row is refused: correct it' : `${count} rows are refused: correct them`;

/**
 * Queues a previewed import for a worker, which applies all rows but the refused ones that are left
 * out, or none; administrators only.
 */
export async function applyImport(
  call: RequestContext,
  { id, leaveOut = 0, version }: ApplyImportArgs,
): Promise<ImportJobView> {
  const { userId } = requireAdministrator(call);
  requireRecentPasswordOrToken(call);
  await inTransaction(call.app, async (transaction) => {
    const job = await lockJob(transaction, id);
    const { status, refused } = job;
    requireVersion('import', job, version);
    if (status !== ImportStatus.PREVIEWED) {
      throw new AppError('CONFLICT', 'Only a previewed import can be applied.', 'id');
    }
    if (refused !== leaveOut) {
      const message = `${refusedRows(refused)}, or leave out that many.`;
      throw new AppError('CONFLICT', message, 'leaveOut');
    }
    await setProgress(call.app, transaction, {
      id,
      rowsDone: 0,
      from: status,
      status: ImportStatus.APPLYING,
    });
    await transaction.query(QUEUE, [id, userId, transaction.requestId ?? null]);
  });
  return readJob(call.app, id);
}
