/**
 * Whether draft `d` does not go on without an administrator, as SQL. Clocks are due every half
 * second: one that is late for minutes has no worker.
 */
export const IS_STALLED = `(d.status <> 'ENDED' and (d.status = 'PAUSED' or d.problem is not null
      or (d.status = 'PLANNED' and d.opens_at is null)
      or coalesce(d.wakes_at < now() - interval '5 minutes', false)))`;
