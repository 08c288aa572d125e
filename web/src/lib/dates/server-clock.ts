import { useEffect, useState } from 'react';

/** A Date header has whole seconds. */
const HEADER_MS = 1_000;
const UNKNOWN = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Between what bounds the server's clock is ahead of the device's, in ms. */
let ahead = UNKNOWN;

/**
 * Records the Date header of a response that has just arrived to a request of `askedAt` (ms since
 * 1970). Each narrows what is known, a slow one little; one that contradicts it means that the
 * device's clock has been set.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const sent = Date.parse(date ?? '');
  if (Number.isNaN(sent)) return;
  const seen = { low: sent - Date.now(), high: sent + HEADER_MS - askedAt };
  const isSet = seen.low > ahead.high || seen.high < ahead.low;
  ahead = isSet
    ? seen
    : { low: Math.max(seen.low, ahead.low), high: Math.min(seen.high, ahead.high) };
}

/** Forgets what is known, for tests with their own clocks. */
export function resetServerTime(): void {
  ahead = UNKNOWN;
}

/** The time by the server's clock, in ms since 1970; the device's where the two may agree. */
export const serverNow = () => Date.now() + Math.min(Math.max(0, ahead.low), ahead.high);

/** The time by the server's clock. */
export const serverDate = () => new Date(serverNow());

/** Returns the current time by the server's clock, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverDate()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
