/** PostgreSQL's functions that return the time, and how often their result may change. */
const FUNCTIONS = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
};

/** SQL that sets a database's clock ahead of PostgreSQL's by an interval, for all its processes. */
export const aheadBy = (interval: string): string =>
  Object.entries(FUNCTIONS)
    .map(
      ([name, changes]) => `create or replace function test_clock.${name}() returns timestamptz
        language sql ${changes} parallel safe
        return pg_catalog.${name}() + interval '${interval}'`,
    )
    .join(';\n');

/**
 * SQL that gives a database, and those that it is a template of, a clock that can be set ahead. The
 * search path of the tests' user has it before PostgreSQL's own; new tables belong to public, as
 * always.
 */
export const CLOCK = `create schema test_clock; ${aheadBy('0 s')};
  alter role current_user set search_path = public, test_clock, pg_catalog`;

/** Sends the database a query, and returns the rows. */
type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

const AHEAD_AFTER = `select round(1000 * extract(epoch from
    clock_timestamp() - pg_catalog.clock_timestamp() + $1::interval))::float8 as ms`;

/** Makes every process read its sessions again, whose clocks went on as they were. */
export const FORGET = `select pg_notify('fairweek', '{"topic":"process:actors","payload":{}}')`;

const RealDate = Date;

let passedMs = 0;

/** Sets the Date of this process ahead of the machine's clock; timers go on as they are. */
export function setDateAhead(ms: number): void {
  passedMs = ms;
  setDate(ms);
}

/**
 * Sets the Date of this process ahead to the next multiple of so many ms, so that all of the step
 * that begins is left.
 */
export function beginStep(stepMs: number): void {
  setDate(passedMs + stepMs - ((RealDate.now() + passedMs) % stepMs));
}

function setDate(ms: number): void {
  const now = () => RealDate.now() + ms;
  const AheadDate = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis.Date = ms === 0 ? RealDate : AheadDate;
}

/**
 * Lets time pass for a database, such as '16 minutes'; a negative interval sets its clock back.
 * Returns how far it is ahead then, in ms.
 */
export async function passTime(query: Query, interval: string): Promise<number> {
  const [{ ms }] = (await query(AHEAD_AFTER, [interval])) as [{ ms: number }];
  await query(aheadBy(`${ms} ms`));
  await query(FORGET);
  return ms;
}
