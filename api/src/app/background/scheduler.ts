import type { Periodic } from '../../core/feature';
import type { AppContext } from '../../core/request-context';
import { timed } from '../../core/timed';
import { FEATURES } from '../features';
import { tidyUp } from './purge';
import { repairQueue } from './worker';

const tidyUpDatabase = ({ db, retention }: AppContext) => tidyUp(db, retention);

/** The periodic work of this process. */
const PERIODIC: Periodic[] = [
  ...FEATURES.flatMap(({ periodic = [] }) => periodic),
  { run: repairQueue, everyMs: 60_000 },
  { run: tidyUpDatabase, everyMs: 3_600_000 },
];

function repeat(app: AppContext, { run, everyMs }: Periodic): { stop(): Promise<void> } {
  let working: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    working ??= timed(app, run.name, () => run(app))
      .catch((error: unknown) => app.outage.report(error, `A periodic task failed: ${run.name}`))
      .finally(() => {
        working = null;
      });
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/** Runs periodic work until stopped; any number of processes may do so concurrently. */
export function startClock(app: AppContext): { stop(): Promise<void> } {
  const repeated = PERIODIC.map((it) => repeat(app, it));
  return { stop: async () => void (await Promise.all(repeated.map((it) => it.stop()))) };
}
