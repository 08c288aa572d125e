import type { Client, PoolClient } from 'pg';
import { cut } from './connection';
import { isInTime } from './is-in-time';

/** How often a connection is checked, and how long it may take to respond, in ms. */
const PULSE_MS = 3_000;
const PATIENCE_MS = 4_000;

/**
 * Checks a connection that only listens, and cuts it if it does not respond: one that the network
 * dropped silently never ends on its own. Returns a function that stops the checks, as the end of
 * the connection does.
 */
export function keepPulse(client: Client | PoolClient, everyMs = PULSE_MS): () => void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const isAlive = await isInTime(client.query('select 1'), Math.min(PATIENCE_MS, everyMs * 2));
    isAsking = false;
    if (!isAlive) cut(client, 'The connection has no pulse.');
  };
  const timer = setInterval(() => void ask(), everyMs);
  const stop = () => clearInterval(timer);
  client.once('end', stop);
  return stop;
}
