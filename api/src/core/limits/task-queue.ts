import { promise as createQueue } from 'fastq';
import { unavailable } from '../errors';
import { Tally } from './tally';

/**
 * Runs a few tasks at a time; throws SERVICE_UNAVAILABLE if too many are waiting, or too many of
 * one client are unfinished.
 */
export type TaskQueue = <T>(task: () => Promise<T>, client?: string) => Promise<T>;

export function createTaskQueue(options: {
  atOnce: number;
  waiting: number;
  perClient: number;
}): TaskQueue {
  const queue = createQueue((task: () => Promise<unknown>) => task(), options.atOnce);
  const unfinished = new Tally<string>();
  return async <T>(task: () => Promise<T>, client?: string) => {
    const leave = client === undefined ? () => {} : unfinished.take(client, options.perClient);
    if (!leave || queue.length() >= options.waiting) {
      leave?.();
      throw unavailable('Fairweek is very busy. Please try again in a few seconds.');
    }
    try {
      return (await queue.push(task)) as T;
    } finally {
      leave();
    }
  };
}
