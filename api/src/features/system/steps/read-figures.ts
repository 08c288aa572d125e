import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { WORKER_NAME } from '../../../core/jobs/worker-name';
import type { ProcessState } from '../../../core/process/process-state';
import type { AppContext } from '../../../core/request-context';
import { MAY_WORK } from '../../backups/steps/quiet-copy';

/** How long figures are reused, in ms: reading them often costs nothing. */
const KEPT_MS = 3_000;

/** An email that is not delivered after so many minutes is stuck. */
const STUCK_MINUTES = 10;

const FIGURES = statement(
  'system-figures',
  `select current_setting('server_version') as postgres, sessions.active as sessions, mail.*, job.*,
      (select count(*)::int from files) as files,
      (select coalesce(sum(bytes), 0)::float8 from file_blobs) as "fileBytes",
      exists (select 1 from pg_stat_activity
        where datname = current_database() and application_name = $2) as "hasWorker"
    from (select count(*)::int as active from sessions where expires_at > now()) sessions
    cross join (
      select (count(*) filter (where failed_at is null))::int as "mailsWaiting",
        (count(*) filter (where failed_at is null
          and created_at < now() - interval '${STUCK_MINUTES} minutes' and ${MAY_WORK}))::int as "mailsStuck",
        (count(*) filter (where failed_at is not null))::int as "mailsFailed",
        min(created_at) filter (where failed_at is null and last_error is not null
          and created_at > coalesce((select max(sent_at) from mails where sent_at is not null),
            '-infinity')) as "mailFailingSince"
      from mails where sent_at is null
    ) mail
    cross join (
      select (count(*) filter (where is_mail and not is_failed))::int as "mailJobs",
        (count(*) filter (where not is_mail and not is_failed))::int as "otherJobs",
        (count(*) filter (where is_mail and is_failed))::int as "failedMailJobs",
        (count(*) filter (where not is_mail and is_failed))::int as "failedOtherJobs",
        min(run_at) filter (where not is_failed and run_at < now() and ${MAY_WORK}) as "oldestDueJob",
        min(created_at) filter (where is_mail and not is_failed) as "oldestMailJob",
        min(created_at) filter (where not is_mail and not is_failed) as "oldestOtherJob"
      from (
        select task_identifier = any($1::text[]) as is_mail, attempts >= max_attempts as is_failed,
          created_at, run_at
        from graphile_worker.jobs where locked_at is null
      ) waiting
    ) job`,
);

/**
 * The database’s figures about the installation. Jobs that run just now count as neither waiting nor
 * failed. The mail server is failing since the first email it has not accepted that was written
 * after the last one it has.
 */
export type Figures = Row<'system-figures'>;

const kept = new WeakMap<ProcessState, { until: number; figures: Promise<Figures> }>();

async function readNow(app: AppContext): Promise<Figures> {
  const [row] = await read(app, FIGURES, [[...app.state.mailTasks], WORKER_NAME]);
  if (!row) throw new Error('There are no figures.');
  return row;
}

/** Reads the figures in one statement, at most every three seconds. */
export function readFigures(app: AppContext): Promise<Figures> {
  const { state } = app;
  const last = kept.get(state);
  if (last && performance.now() < last.until) return last.figures;
  const figures = readNow(app);
  kept.set(state, { until: performance.now() + KEPT_MS, figures });
  figures.catch(() => kept.delete(state));
  return figures;
}
