import type { Client, PoolClient } from 'pg';
import { cut } from './connection';
import { isInTime } from './is-in-time';

/** How often a connection is checked, and how long it may take to respond, in ms. */
export const PULSE_MS = 3_000;
const PATIENCE_MS = 4_000;

/** The checks of a connection that only listens. */
export interface Pulse {
  /** Checks it now rather than later. */
  check(): void;
  stop(): void;
}

/**
 * Checks a connection that only listens, and cuts it if it does not respond: one that the network
 * dropped silently never ends on its own. A function `everyMs` is asked after each check for the time
 * until the next one. The checks stop with the connection.
 */
export function keepPulse(
  client: Client | PoolClient,
  everyMs: number | (() => number) = PULSE_MS,
  ask: () => Promise<unknown> = () => client.query('select 1'),
): Pulse {
  const pauseMs = () => (typeof everyMs === 'number' ? everyMs : everyMs());
  let isAsking = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => void check(), pauseMs());
  };
  const check = async () => {
    if (isAsking || isStopped) return;
    clearTimeout(timer);
    isAsking = true;
    const isAlive = await isInTime(ask(), Math.min(PATIENCE_MS, pauseMs() * 2));
    isAsking = false;
    if (isStopped) return;
    if (isAlive) wait();
    else cut(client, 'The connection has no pulse.');
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  wait();
  client.once('end', stop);
  return { check: () => void check(), stop };
}
