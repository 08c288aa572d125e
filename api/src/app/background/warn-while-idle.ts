import type { Logger } from 'pino';
import type { JobRunner } from './job-runner';

const LOOK_MS = 5_000;

/** Returns why a runner is idle, as the end of a sentence. */
function reasonOf({ problem }: Pick<JobRunner, 'problem'>): string {
  return problem instanceof Error ? problem.message : 'the database does not answer.';
}

/**
 * Logs once that jobs do not run, with the reason, and once that they run again. Returns a function
 * that ends this.
 */
export function warnWhileIdle(
  log: Pick<Logger, 'warn'>,
  runners: readonly Pick<JobRunner, 'isWorking' | 'problem'>[],
): () => void {
  let hasWarned = false;
  const timer = setInterval(() => {
    const idle = runners.find(({ isWorking }) => !isWorking);
    if (hasWarned === (idle !== undefined)) return;
    hasWarned = idle !== undefined;
    if (idle) log.warn(`Emails and other jobs do not run at the moment: ${reasonOf(idle)}`);
    else log.warn('Emails and other jobs run again');
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
