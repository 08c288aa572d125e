import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TryAgainLater } from './errors';

/** Counts what one client asks of this process; throws TOO_MANY_REQUESTS when it is too much. */
export type RequestLimit = (network: string) => Promise<void>;

export function createRequestLimit(perMinute: number): RequestLimit {
  if (perMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (network) => {
    const refused = await limiter.consume(network).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused === undefined) return;
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new TryAgainLater(
      'TOO_MANY_REQUESTS',
      `Too many requests from your network. Please try again in ${seconds} seconds.`,
      seconds,
    );
  };
}
