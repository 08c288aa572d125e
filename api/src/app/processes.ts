import cluster from 'node:cluster';
import { once } from 'node:events';
import { StartProblem } from '@packages/start-problem/start-problem';
import type { Logger } from 'pino';
import type { Config } from './config/config';
import { mergeMetrics } from './metrics/shared-metrics';

/** How long the place of a process that ended stays empty, in ms. */
const PAUSE_MS = 1_000;

interface ProcessesOptions {
  config: Config;
  databaseUrl: string;
  log: Logger;
}

/** Several processes that serve behind one port. */
interface Processes {
  /** The port they share. */
  port: number;
  /** Stops all of them and resolves once they have ended. */
  stop(): Promise<void>;
}

/** True in the process that leads the others, and in one that serves alone. */
export const isLeading = cluster.isPrimary;

/**
 * Runs the program in as many processes as are configured, behind one port, and replaces each that
 * ends. The first one migrates before the others start, and it alone runs jobs and periodic work.
 * Throws a StartProblem if it cannot start, which it has explained itself.
 */
export async function startProcesses(options: ProcessesOptions): Promise<Processes> {
  const { config, databaseUrl, log } = options;
  const settings = {
    DATABASE_URL: databaseUrl,
    // These settings depend on whether the database is embedded, which was decided here.
    DEMO: config.demo ? 'on' : 'off',
    DRAIN_SECONDS: String(config.drainSeconds),
  };
  const workers = new Set<ReturnType<typeof cluster.fork>>();
  let isStopping = false;

  const run = (place: number) => {
    const isFirst = place === 0;
    const worker = cluster.fork({ ...settings, ROLE: isFirst ? config.role : 'api' });
    workers.add(worker);
    mergeMetrics(worker, workers);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  };
  /** Starts another process in the same place whenever this one ends. */
  const keep = (worker: ReturnType<typeof run>, place: number) => {
    const { pid } = worker.process;
    log.info({ process: pid, place }, 'A process serves');
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ process: pid, place, code, signal }, 'A process ended; another takes its place');
      setTimeout(() => {
        if (!isStopping) keep(run(place), place);
      }, PAUSE_MS);
    });
  };

  const first = run(0);
  const port = await new Promise<number>((resolve, reject) => {
    first.once('listening', (address) => resolve(address.port));
    first.once('exit', () => reject(new StartProblem('The first process could not start.')));
  });
  keep(first, 0);
  for (let place = 1; place < config.processes; place += 1) keep(run(place), place);
  return {
    port,
    async stop() {
      isStopping = true;
      const ended = [...workers].map(async (worker) => {
        worker.process.kill('SIGTERM');
        await once(worker, 'exit');
      });
      await Promise.all(ended);
    },
  };
}
