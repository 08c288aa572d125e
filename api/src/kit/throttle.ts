import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TryAgainLater } from './errors';

/** So many points in so many seconds, for one key. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts attempts. `consume` counts in a store that all processes share, for what an attacker
 * would repeat (sign-in, codes, links); `consumeHere` counts in this process alone and costs
 * nothing, for floods.
 */
export interface Throttle {
  consume(limit: Limit, key: string): Promise<void>;
  /** Gives one attempt back, so that only failures count. */
  reward(limit: Limit, key: string): Promise<void>;
  consumeHere(limit: Limit, key: string): Promise<void>;
}

function refusal(error: unknown): unknown {
  if (error instanceof Error) return error;
  const seconds = Math.max(1, Math.ceil((error as RateLimiterRes).msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return new TryAgainLater('TOO_MANY_REQUESTS', message, seconds);
}

export function createThrottle(db: DataSource): Throttle {
  const shared = new Map<string, RateLimiterPostgres>();
  const local = new Map<string, RateLimiterMemory>();
  const options = ({ name, points, seconds }: Limit) => ({
    keyPrefix: name,
    points,
    duration: seconds,
  });

  function sharedLimiter(limit: Limit): RateLimiterPostgres {
    const found = shared.get(limit.name);
    if (found) return found;
    const made = new RateLimiterPostgres({
      ...options(limit),
      storeClient: db,
      storeType: 'typeorm',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    shared.set(limit.name, made);
    return made;
  }

  function localLimiter(limit: Limit): RateLimiterMemory {
    const found = local.get(limit.name) ?? new RateLimiterMemory(options(limit));
    local.set(limit.name, found);
    return found;
  }

  const refuse = (error: unknown) => {
    throw refusal(error);
  };
  return {
    consume: async (limit, key) => void (await sharedLimiter(limit).consume(key).catch(refuse)),
    reward: async (limit, key) => void (await sharedLimiter(limit).reward(key)),
    consumeHere: async (limit, key) => void (await localLimiter(limit).consume(key).catch(refuse)),
  };
}

/** Deletes counts whose time is over (`expire` is in ms since 1970). */
export async function forgetOldAttempts(db: DataSource): Promise<void> {
  await db.query('delete from throttle where expire < extract(epoch from now()) * 1000');
}
