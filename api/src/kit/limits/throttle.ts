import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { statement } from '../database/statement';
import { type AppError, TryAgainLater } from '../errors';

/** So many points in so many seconds, for one key; the seconds begin with the first attempt. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** What is counted, and for whom. */
export type Attempt = [limit: Limit, key: string];

/** An attempt as it was counted: its number in the window, and when that ends, in ms since 1970. */
export interface Counted {
  key: string;
  points: number;
  expire: number;
}

/**
 * Counts attempts. `consume` counts in a store that all processes share, for what would hurt people
 * when it is repeated (sign-in, codes, mails); `consumeHere` counts in this process alone and costs
 * nothing, for floods that only cost computing time.
 */
export interface Throttle {
  consume(limit: Limit, key: string): Promise<Counted>;
  /** Counts them all, in their order, or none when one of them is over its limit: TOO_MANY_REQUESTS. */
  consumeAll(attempts: Attempt[]): Promise<Counted[]>;
  /** The same; null instead of a refusal. */
  tryConsume(attempts: Attempt[]): Promise<Counted[] | null>;
  /** Takes attempts back, each out of the window that it was counted in: only failures are to count. */
  giveBack(counted: Counted[]): Promise<void>;
  consumeHere(limit: Limit, key: string): Promise<void>;
}

const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

const COUNT = `on conflict (key) do update set
      points = case when throttle.expire > ${NOW} then throttle.points + 1 else 1 end,
      expire = case when throttle.expire > ${NOW} then throttle.expire else excluded.expire end
    returning key, points, coalesce(expire, 0) as expire`;

// By key, so that two who count the same keys at once only wait for each other.
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

/** SQL that counts an attempt of `key`, an expression, inside a statement; `from` says whether. */
export const countingAttempt = ({ name, seconds }: Limit, key: string, from = '') =>
  `insert into throttle (key, points, expire)
    select '${name}:' || ${key}, 1, ${NOW} + ${seconds * 1000} ${from} ${COUNT}`;

/** The refusal of a client that has to wait until then, in ms since 1970. */
export function tooMany(what: string, until: number): AppError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many ${what}. Please try again in ${wait}.`;
  return new TryAgainLater('TOO_MANY_REQUESTS', message, seconds);
}

/** Counts by key in this process alone; throws TOO_MANY_REQUESTS when it is too much. */
export type LocalLimit = (key: string) => Promise<void>;

/** Counts `what`, such as 'attempts'; Infinity points are no limit. */
export function createLocalLimit(
  { points, seconds }: Omit<Limit, 'name'>,
  what: string,
): LocalLimit {
  if (points === Number.POSITIVE_INFINITY) return async () => undefined;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    await limiter.consume(key).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(what, Date.now() + error.msBeforeNext);
    });
  };
}

export function createThrottle(app: { db: DataSource }): Throttle {
  const local = new Map<string, LocalLimit>();

  async function giveBack(counted: Counted[]): Promise<void> {
    const keys = counted.map(({ key }) => key);
    await read(app, GIVE_BACK, [keys, counted.map(({ expire }) => expire)]);
  }

  /** Counts attempts; `until`, in ms since 1970, where one of them is over its limit. */
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
    // What was refused is no attempt: it prolongs no one else's wait.
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
      await known(key);
    },
  };
}

const FORGET = statement(
  'forget-attempts',
  'delete from throttle where expire < extract(epoch from now()) * 1000',
);

/** Deletes counts whose time is over (`expire` is in ms since 1970). */
export async function purgeOldAttempts(db: DataSource): Promise<void> {
  await read({ db }, FORGET, []);
}
