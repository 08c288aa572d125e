import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { IS_RUNNING, IS_WAITING } from '../steps/record-backup';

/** The current state of backups, for those who run the installation. */
export interface LastBackup {
  /** When the last successful one was made; null if there has been none. */
  at: Date | null;
  /** The size of its file. */
  bytes: number | null;
  isScheduled: boolean;
  /** True while one is made, or waits to be. */
  isRunning: boolean;
  /** True while one waits to be made. */
  isWaiting: boolean;
  /** True if a schedule exists and two backups of it have not been made. */
  isOverdue: boolean;
  /** Why the last attempt failed; null if it succeeded. */
  error: string | null;
}

const LAST = statement(
  'last-backup',
  `select good.started_at as at, good.bytes, latest.error,
      coalesce(coalesce(good.started_at, first.started_at) < now() - make_interval(hours => 2 * $1), false)
        as "isOld",
      exists (select 1 from backups where ${IS_RUNNING}) as "isRunning",
      exists (select 1 from backups where ${IS_WAITING}) as "isWaiting"
    from (select min(started_at) as started_at from backups) first
      left join lateral (select started_at, bytes from backups
        where finished_at is not null order by started_at desc limit 1) good on true
      left join lateral (select error from backups
        where finished_at is not null or failed_at is not null
        order by started_at desc limit 1) latest on true`,
);

/** Returns when the last backup was made and whether the next one is overdue. */
export async function lastBackup(app: Pick<AppContext, 'db' | 'backups'>): Promise<LastBackup> {
  const { dir, everyHours } = app.backups;
  const [row] = await read(app, LAST, [everyHours]);
  const isScheduled = dir !== undefined;
  return {
    at: row?.at ?? null,
    bytes: row?.bytes ?? null,
    error: row?.error ?? null,
    isScheduled,
    isRunning: row?.isRunning ?? false,
    isWaiting: row?.isWaiting ?? false,
    isOverdue: isScheduled && (row?.isOld ?? false),
  };
}
