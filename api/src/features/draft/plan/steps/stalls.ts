/** Whether draft `d` is planned for an administrator to open, as SQL. */
export const WAITS_TO_OPEN = `(d.status = 'PLANNED' and d.opens_at is null and d.problem is null)`;

/**
 * Whether draft `d` has stopped and does not go on without an administrator, as SQL. A clock
 * runs when it is due: one that is late for minutes has no worker.
 */
export const IS_STALLED = `(d.status <> 'ENDED' and (d.status = 'PAUSED' or d.problem is not null
      or coalesce(d.wakes_at < now() - interval '5 minutes', false)))`;
