import { setTimeout as sleep } from 'node:timers/promises';
import { Closers } from '../src/app/closers';
import type { ServerProcess } from '../test/support/server-process';
import { Load, type Truth } from './load';
import { type Town, townAt } from './town';

/** What came of a disturbance. */
export interface Outcome extends Partial<Truth> {
  /** Seconds from the end of the fault to an answer. */
  back?: number;
  /** Whether it came back by itself. */
  isBack: boolean;
  /** What else was measured. */
  note?: string;
}

/** A fault, done to processes of its own. */
export interface Scenario {
  name: string;
  /** Takes less than ten seconds: the test suite does it as well. */
  isQuick?: boolean;
  /** Why this machine cannot do it. */
  skipped?: () => string | undefined;
  /** Whatever is opened is pushed, to be closed in the reverse order. */
  run(closers: Closers): Promise<Outcome>;
}

/** Nothing that was acknowledged may be lost, doubled or unseen, and everything comes back by itself. */
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
/** A database that is there again serves within this time. */
const LIMIT_MS = 10_000;

interface Disturbance {
  town: Town;
  /** Where the people are served: a process, or a front of several. */
  url: string;
  /** Resolves when its cause is gone. */
  fault(): Promise<void>;
  /** Those that have to run throughout. */
  servers: ServerProcess[];
}

/** Disturbs a Fairweek at which people write; answers what they noticed. */
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

/** What the scenario that runs has opened. */
let opened = new Closers();

/** Closes it in the reverse order, whatever fails on the way. */
export async function closeAll(): Promise<void> {
  await opened.closeAll((error) => console.error(error));
}

/** Runs a scenario and closes what it has opened, whatever comes of it. */
export async function runScenario(scenario: Scenario): Promise<Outcome> {
  opened = new Closers();
  try {
    return await scenario.run(opened);
  } finally {
    await closeAll();
  }
}
