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
import { queueHandovers } from '../../shares/steps/announce-handover';
import type { ApplyImportArgs } from '../import.inputs';
import type { ImportJobView } from '../import.types';
import { ImportStatus } from '../import-status';
import { importApplied, sharesImported } from '../imports.happenings';
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

/** The shares or users of an import were changed while it ran. */
class OvertakenImport extends Error {}

/** Rows applied per step; each step publishes its progress. */
const BATCH = 5000;
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
    count(*) filter (where r.is_assigned)::int as "sharesAssigned",
    count(*) filter (where r.is_refused)::int as refused
  from import_jobs j join import_rows r on r.job_id = j.id where j.id = $1 group by j.id`,
);

const LINES = statement(
  'import-batches',
  `select line from (
      select line, row_number() over (order by line) as nth from import_rows where job_id = $1
    ) numbered where nth % ${BATCH} = 0 order by line`,
);

const PROPERTIES = statement(
  'import-properties',
  `with made as (
      insert into properties (name, location)
      select property, location from import_rows where job_id = $1 and is_new_property
      returning id, name, location
    )
    update import_rows r set property_id = made.id from made
    where r.job_id = $1 and r.property_id is null
      and lower(r.property) = lower(made.name) and lower(r.location) = lower(made.location)`,
);

const USERS = statement(
  'import-users',
  `with made as (
      insert into users (first_name, last_name, email, user_role)
      select first_name, last_name, email, 'OWNER' from import_rows
      where job_id = $1 and line > $2 and line <= $3 and is_new_user order by line returning id
    )
    insert into import_users (job_id, user_id) select $1, id from made`,
);

// As in a manual assignment, a USER becomes an OWNER.
const OWNERS = statement(
  'import-owners',
  `update users u set user_role = 'OWNER', updated_at = now(), version = u.version + 1
    from import_rows r
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_assigned
      and u.email = r.email and u.deleted_at is null and u.user_role = 'USER'
    returning u.id`,
);

// The foreign key would lock these users anyway; locking them here skips those deleted since.
const SHARES = statement(
  'import-shares',
  `insert into shares (property_id, share_number, user_id)
    select r.property_id, r.share_number, u.id from import_rows r
    join users u on u.email = r.email and u.deleted_at is null
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_assigned
    for key share of u
    on conflict (property_id, share_number) do update
      set user_id = excluded.user_id, is_active = true, updated_at = now(), version = shares.version + 1
      where shares.user_id is null
    returning id`,
);

// One entry for each house, which its owners read.
const LOG_SHARES = statement(
  'log-imported-shares',
  `insert into audit_log (actor_id, actor_name, action, subject, after, concerns)
    select actor.id, actor.first_name || ' ' || actor.last_name, 'import.give',
      'Property ' || p.id || ', ' || p.name,
      jsonb_build_object('shares', jsonb_agg(r.share_number order by r.share_number)),
      array_agg(distinct 'user ' || u.id)
    from import_rows r join properties p on p.id = r.property_id
    join users u on u.email = r.email and u.deleted_at is null
    cross join users actor
    where r.job_id = $1 and r.is_assigned and actor.id = $2
    group by actor.id, p.id order by p.id`,
);

// One for each user and house; those without a password are invited instead.
const GIVEN = statement(
  'imported-shares-of-users',
  `select u.id as "userId", r.property_id as "propertyId",
      coalesce(json_agg(r.share_number order by r.share_number), '[]') as shares
    from import_rows r
    join users u on u.email = r.email and u.deleted_at is null and u.password_hash is not null
    where r.job_id = $1 and r.is_assigned and r.property_id is not null
    group by u.id, r.property_id order by u.id, r.property_id`,
);

async function announceGiven(
  app: AppContext,
  transaction: Transaction,
  { id, actorId }: ApplyImportJob,
): Promise<void> {
  const given = await transaction.query(GIVEN, [id]);
  await happened(
    { app },
    transaction,
    sharesImported,
    given.map(({ userId, propertyId, shares }) => ({
      kind: 'share.given',
      userId,
      propertyId,
      byId: actorId,
      facts: { shares: shares.filter((share) => share !== null) },
    })),
  );
}

/**
 * Publishes the progress outside the transaction that applies the import, which is invisible until
 * it ends.
 */
function publishProgress(app: AppContext, id: number, rowsDone: number): Promise<void> {
  return inTransaction(app, (transaction) =>
    setProgress(app, transaction, { id, rowsDone, from: ImportStatus.APPLYING }),
  );
}

/** Returns how many users became owners. */
async function applyRows(
  app: AppContext,
  transaction: Transaction,
  job: Pick<ImportJobView, 'id' | 'sharesAssigned' | 'rowsTotal'>,
): Promise<number> {
  const { id, sharesAssigned } = job;
  await transaction.query(PROPERTIES, [id]);
  const ends = await transaction.query(LINES, [id]);
  const lines = [0, ...ends.map(({ line }) => line), 2 ** 31 - 1];
  let assigned = 0;
  let newOwners = 0;
  for (const [index, end] of lines.slice(1).entries()) {
    const values = [id, lines[index] ?? 0, end] as const;
    await transaction.query(USERS, values);
    newOwners += (await transaction.query(OWNERS, values)).length;
    const shares = (await transaction.query(SHARES, values)).map((share) => share.id);
    await queueHandovers(transaction, shares);
    assigned += shares.length;
    await publishProgress(app, id, Math.min((index + 1) * BATCH, job.rowsTotal ?? 0));
  }
  if (assigned !== sharesAssigned) throw new OvertakenImport();
  return newOwners;
}

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
    if ((await readJob(app, id)).status !== ImportStatus.APPLYING) return;
    if (await checkImport(transaction, id)) return previewAgain(app, transaction, id);
    const [job] = await transaction.query(COUNTS, [id]);
    if (!job) return previewAgain(app, transaction, id);
    const newOwners = await applyRows(app, transaction, job);
    await transaction.query(LOG_SHARES, [id, actorId]);
    await announceGiven(app, transaction, { id, actorId });
    const { fileName, newUsers, newProperties, sharesAssigned, rowsTotal, refused } = job;
    await happened({ app }, transaction, importApplied, {
      byId: actorId,
      id,
      subject: importSubject({ id, fileName }),
      after: {
        ...{ newUsers, newProperties, newOwners, sharesAssigned },
        ...(refused > 0 && { leftOut: refused }),
      },
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
        await checkImport(transaction, id);
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
