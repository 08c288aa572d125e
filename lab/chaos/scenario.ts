import { setTimeout as sleep } from 'node:timers/promises';
import { Closers } from '../../api/src/app/closers';
import type { ServerProcess } from '../../api/test/support/servers/server-process';
import { Load, type Truth } from './load';
import { type Town, townAt } from './town';

/** The outcome of a fault. */
export interface Outcome extends Partial<Truth> {
  /** Seconds from the end of the fault to a response. */
  back?: number;
  /** True if it recovered automatically. */
  isBack: boolean;
  /** Other measurements. */
  note?: string;
}

/** A fault, applied to its own processes. */
export interface Scenario {
  name: string;
  /** True if it takes less than ten seconds, so that the test suite runs it as well. */
  isQuick?: boolean;
  /** Returns why this machine cannot run it. */
  skipped?: () => string | undefined;
  /** Everything that it opens is pushed, to be closed in reverse order. */
  run(closers: Closers): Promise<Outcome>;
}

/**
 * Returns true if nothing acknowledged was lost, duplicated or unseen, and everything recovered
 * automatically.
 */
export function isSound({
  lost = 0,
  doubled = 0,
  missed = 0,
  faults = 0,
  isBack,
}: Outcome): boolean {
  return isBack && lost + doubled + missed + faults === 0;
}

const WARM_MS = 1_500;
/** Time limit for serving again once the database is back. */
const LIMIT_MS = 10_000;

interface Disturbance {
  town: Town;
  /** Where users are served: a process, or a proxy in front of several. */
  url: string;
  /** Resolves when the cause is gone. */
  fault(): Promise<void>;
  /** The processes that have to keep running. */
  servers: ServerProcess[];
}

/** Disturbs a Fairweek while users write; returns what they noticed. */
export async function disturb({ town, url, fault, servers }: Disturbance): Promise<Outcome> {
  const load = await Load.begin(townAt(town, url));
  await sleep(WARM_MS);
  const pids = servers.map((server) => server.pid);
  await fault();
  const back = await load.untilAcknowledged(LIMIT_MS);
  await sleep(WARM_MS);
  const truth = await load.end();
  const isSame = servers.every((server, index) => server.isRunning() && server.pid === pids[index]);
  const lines = servers.reduce((sum, { said }) => sum + said.length, 0);
  const note = `/readyz at most ${truth.slowestReadyz} s, ${lines} lines logged`;
  return { ...truth, back, isBack: back !== undefined && isSame, note };
}

/** The resources that the running scenario has opened. */
let opened = new Closers();

/** Closes it in reverse order, regardless of failures. */
export async function closeAll(): Promise<void> {
  await opened.closeAll((error) => console.error(error));
}

/** Runs a scenario and closes what it has opened, with any outcome. */
export async function runScenario(scenario: Scenario): Promise<Outcome> {
  opened = new Closers();
  try {
    return await scenario.run(opened);
  } finally {
    await closeAll();
  }
}
