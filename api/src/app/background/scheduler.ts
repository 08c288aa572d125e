import { setTimeout as sleep } from 'node:timers/promises';
import type { Periodic } from '../../core/feature';
import type { AppContext } from '../../core/request-context';
import { timed } from '../../core/time/timed';
import { FEATURES } from '../features';
import { tidyUp } from './tidy-up';
import { repairQueue } from './worker';

/** How often work that events bring forward runs while they do not arrive, in ms. */
const UNNOTIFIED_MS = 500;

const tidyUpDatabase = ({ db, retention }: AppContext) => tidyUp(db, retention);

/** The periodic work of this process. */
const PERIODIC: Periodic[] = [
  ...FEATURES.flatMap(({ periodic = [] }) => periodic),
  { run: repairQueue, everyMs: 60_000 },
  { run: tidyUpDatabase, everyMs: 3_600_000 },
];

/** Repeats work until stopped; an event that arrives during a run brings the next one forward. */
export function repeat(
  app: AppContext,
  { run, everyMs, wokenBy = [] }: Periodic,
): { stop(): Promise<void> } {
  let isStopped = false;
  let rest = new AbortController();
  const wake = () => rest.abort();
  const isWaking = wokenBy.length > 0;
  const unsubscribe = wokenBy.map((topic) => app.bus.subscribe(topic, wake));
  if (isWaking) unsubscribe.push(app.bus.onGap(wake));
  const runOnce = async (): Promise<number> => {
    try {
      const dueInMs = await timed(app, run.name, () => run(app));
      if (isWaking && !app.bus.isConnected) return UNNOTIFIED_MS;
      return typeof dueInMs === 'number' ? Math.min(dueInMs, everyMs) : everyMs;
    } catch (error) {
      app.outage.report(error, `A periodic task failed: ${run.name}`);
      return isWaking ? UNNOTIFIED_MS : everyMs;
    }
  };
  const work = async () => {
    let restMs = isWaking ? 0 : everyMs;
    while (!isStopped) {
      await sleep(restMs, null, { signal: rest.signal }).catch(() => undefined);
      if (isStopped) return;
      rest = new AbortController();
      restMs = await runOnce();
    }
  };
  const working = work();
  return {
    async stop() {
      isStopped = true;
      for (const end of unsubscribe) end();
      wake();
      await working;
    },
  };
}

/** Runs periodic work until stopped; any number of processes may do so concurrently. */
export function startClock(app: AppContext): { stop(): Promise<void> } {
  const repeated = PERIODIC.map((it) => repeat(app, it));
  return { stop: async () => void (await Promise.all(repeated.map((it) => it.stop()))) };
}
