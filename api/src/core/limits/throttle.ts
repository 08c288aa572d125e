import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { statement } from '../database/statement';
import { type AppError, TryAgainLater } from '../errors';

/**
 * A number of attempts within a number of seconds, per key; the window starts with the first
 * attempt.
 */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** The limit to count against, and the key to count for. */
export type Attempt = [limit: Limit, key: string];

/** A counted attempt: its number in the window, and the end of the window in ms since 1970. */
export interface Counted {
  key: string;
  points: number;
  expire: number;
}

/** How many attempts are left in a window, and the seconds until it ends. */
export interface Left {
  remaining: number;
  seconds: number;
}

/**
 * Counts attempts. `consume` counts in a store shared by all processes, for what would harm users
 * when repeated (sign-in, codes, emails); `consumeHere` counts in this process only and costs
 * nothing, for floods that only cost computing time.
 */
export interface Throttle {
  consume(limit: Limit, key: string): Promise<Counted>;
  /** Counts all attempts in order, or none if one exceeds its limit: TOO_MANY_REQUESTS. */
  consumeAll(attempts: Attempt[]): Promise<Counted[]>;
  /** The same, but returns null instead of throwing. */
  tryConsume(attempts: Attempt[]): Promise<Counted[] | null>;
  /** Takes attempts back from the windows they were counted in, so that only failures count. */
  giveBack(counted: Counted[]): Promise<void>;
  consumeHere(limit: Limit, key: string): Promise<Left>;
}

const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

const COUNT = `on conflict (key) do update set
      points = case when throttle.expire > ${NOW} then throttle.points + 1 else 1 end,
      expire = case when throttle.expire > ${NOW} then throttle.expire else excluded.expire end
    returning key, points, coalesce(expire, 0) as expire`;

// Ordered by key, so that concurrent transactions wait for each other without a deadlock.
const CONSUME = statement(
  'count-attempts',
  `insert into throttle (key, points, expire)
    select key, 1, ${NOW} + seconds * 1000
    from unnest($1::text[], $2::int[]) as attempt (key, seconds) order by key ${COUNT}`,
);

const GIVE_BACK = statement(
  'give-attempts-back',
  `update throttle set points = throttle.points - 1
    from (
      select key from throttle join unnest($1::text[], $2::bigint[]) as back (key, expire)
        using (key, expire)
      where points > 0 order by key for update of throttle
    ) back
    where throttle.key = back.key`,
);

const keyOf = ({ name }: Limit, key: string) => `${name}:${key}`;

/**
 * Returns SQL that counts an attempt for `key`, an expression, within a statement; `from` restricts
 * when.
 */
export const countingAttempt = ({ name, seconds }: Limit, key: string, from = '') =>
  `insert into throttle (key, points, expire)
    select '${name}:' || ${key}, 1, ${NOW} + ${seconds * 1000} ${from} ${COUNT}`;

/** Returns the refusal of a client that has to wait until a time in ms since 1970. */
export function tooMany(what: string, until: number): AppError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many ${what}. Please try again in ${wait}.`;
  return new TryAgainLater('TOO_MANY_REQUESTS', message, seconds);
}

/** Counts by key in this process only; throws TOO_MANY_REQUESTS above the limit. */
export type LocalLimit = (key: string) => Promise<Left>;

/**
 * Creates a local limit; `what` names the attempts in the refusal. Infinity points mean no limit.
 */
export function createLocalLimit(
  { points, seconds }: Omit<Limit, 'name'>,
  what: string,
): LocalLimit {
  if (points === Number.POSITIVE_INFINITY) return async () => ({ remaining: points, seconds });
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    const counted = await limiter.consume(key).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(what, Date.now() + error.msBeforeNext);
    });
    return { remaining: counted.remainingPoints, seconds: Math.ceil(counted.msBeforeNext / 1000) };
  };
}

export function createThrottle(app: { db: DataSource }): Throttle {
  const local = new Map<string, LocalLimit>();

  async function giveBack(counted: Counted[]): Promise<void> {
    const keys = counted.map(({ key }) => key);
    await read(app, GIVE_BACK, [keys, counted.map(({ expire }) => expire)]);
  }

  /** Counts attempts; returns `until`, in ms since 1970, if one exceeds its limit. */
  async function count(attempts: Attempt[]): Promise<{ counted: Counted[]; until?: number }> {
    const rows = await read(app, CONSUME, [
      attempts.map(([limit, key]) => keyOf(limit, key)),
      attempts.map(([{ seconds }]) => seconds),
    ]);
    const counted = attempts.map(([limit, key]) => {
      const row = rows.find((it) => it.key === keyOf(limit, key));
      if (!row) throw new Error(`${limit.name} was not counted.`);
      return { ...row, isOver: row.points > limit.points };
    });
    const over = counted.filter(({ isOver }) => isOver).map(({ expire }) => expire);
    if (over.length === 0) return { counted };
    // A refused attempt does not count, so it prolongs no one's wait.
    await giveBack(counted);
    return { counted, until: Math.max(...over) };
  }

  async function consumeAll(attempts: Attempt[]): Promise<Counted[]> {
    const { counted, until } = await count(attempts);
    if (until !== undefined) throw tooMany('attempts', until);
    return counted;
  }

  return {
    consumeAll,
    async tryConsume(attempts) {
      const { counted, until } = await count(attempts);
      return until === undefined ? counted : null;
    },
    giveBack,
    async consume(limit, key) {
      const [counted] = await consumeAll([[limit, key]]);
      if (!counted) throw new Error(`${limit.name} was not counted.`);
      return counted;
    },
    async consumeHere(limit, key) {
      const known = local.get(limit.name) ?? createLocalLimit(limit, 'attempts');
      local.set(limit.name, known);
      return known(key);
    },
  };
}

const PURGE = statement(
  'forget-attempts',
  'delete from throttle where expire < extract(epoch from now()) * 1000',
);

/** Purges expired counts (`expire` is in ms since 1970). */
export async function purgeOldAttempts(db: DataSource): Promise<void> {
  await read({ db }, PURGE, []);
}
