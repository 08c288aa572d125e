import { promise as createQueue } from 'fastq';
import { unavailable } from './errors';

/** Runs tasks, a few at a time; when too many wait already, SERVICE_UNAVAILABLE. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

export function createTaskQueue(options: { atOnce: number; waiting: number }): TaskQueue {
  const queue = createQueue((task: () => Promise<unknown>) => task(), options.atOnce);
  return async <T>(task: () => Promise<T>) => {
    if (queue.length() >= options.waiting) {
      throw unavailable('Fairweek is very busy. Please try again in a few seconds.');
    }
    return (await queue.push(task)) as T;
  };
}
