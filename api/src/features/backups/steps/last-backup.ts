import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { IS_RUNNING, IS_WAITING } from './record-backup';

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
  /** True if a schedule exists and two backups of it, or for a day its first, have not been made. */
  isOverdue: boolean;
  /** When the installation was set up or restored. */
  installedAt: Date;
  /** Why the last attempt failed; null if it succeeded. */
  error: string | null;
}

const LAST = statement(
  'last-backup',
  `select good.started_at as at, good.bytes, latest.error, state.started_at as "installedAt",
      coalesce(scheduled.started_at + make_interval(hours => 2 * $1),
        state.started_at + make_interval(hours => greatest(24, $1))) < now() as "isOld",
      exists (select 1 from backups where ${IS_RUNNING}) as "isRunning",
      exists (select 1 from backups where ${IS_WAITING}) as "isWaiting"
    from installation state
      left join lateral (select started_at, bytes from backups
        where finished_at is not null order by started_at desc limit 1) good on true
      left join lateral (select started_at from backups
        where finished_at is not null and is_scheduled order by started_at desc limit 1) scheduled
        on true
      left join lateral (select error from backups
        where finished_at is not null or failed_at is not null
        order by started_at desc limit 1) latest on true`,
);

/** Returns when the last backup was made and whether the next one is overdue. */
export async function lastBackup(app: Pick<AppContext, 'db' | 'backups'>): Promise<LastBackup> {
  const { dir, everyHours } = app.backups;
  const [row] = await read(app, LAST, [everyHours]);
  if (!row) throw new Error('The installation has no row.');
  const { isOld, ...last } = row;
  const isScheduled = dir !== undefined;
  return { ...last, isScheduled, isOverdue: isScheduled && (isOld ?? false) };
}
