import type { Client, PoolClient } from 'pg';
import { isInTime } from '../is-in-time';
import { cut } from './connection';

/** How often a connection is asked whether it lives, and how long it may think about it, in ms. */
const PULSE_MS = 3_000;
const PATIENCE_MS = 4_000;

/**
 * Asks a connection that only listens whether it lives, and cuts it when it does not answer: one
 * that a network has dropped without a word never ends by itself. Answers how to stop asking,
 * which its end does as well.
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
