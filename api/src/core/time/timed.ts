import type { AppContext } from '../request-context';

type Timing = Pick<AppContext, 'log' | 'slowMs'>;

/** Writes a line about something that took so long; slow ones are warnings. */
export function logTiming(
  { log, slowMs }: Timing,
  facts: { ms: number } & Record<string, unknown>,
  { level, message }: { level: 'debug' | 'info'; message: string },
): void {
  const isSlow = facts.ms >= slowMs;
  log[isSlow ? 'warn' : level](facts, isSlow ? `slow ${message}` : message);
}

/** Runs background work and logs how long it took. */
export async function timed<T>(app: Timing, job: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let isDone = false;
  try {
    const result = await work();
    isDone = true;
    return result;
  } finally {
    const ms = Math.round(performance.now() - start);
    logTiming(app, { job, isDone, ms }, { level: 'debug', message: 'job' });
  }
}
