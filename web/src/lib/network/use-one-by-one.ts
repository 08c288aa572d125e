import { useRef, useState } from 'react';
import { wait } from '../wait';
import { errorCode } from './error-text';

/** The server takes 1,200 requests a minute from one address: a long run leaves room for others. */
const MANY = 500;
const PACE_MS = 75;

/** What came of doing the same with several items. */
export interface Outcome<Item, Result> {
  results: Result[];
  refused: { item: Item; error: unknown }[];
}

/** Does something with several items, one after the other, and says how far it is. */
export function useOneByOne() {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);

  /** One refusal does not stop the others, unless the user declined to give their password. */
  async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
    const outcome: Outcome<Item, Result> = { results: [], refused: [] };
    isStopped.current = false;
    for (const [done, item] of items.entries()) {
      if (isStopped.current) break;
      setProgress({ done, total: items.length });
      const pace = items.length > MANY ? wait(PACE_MS) : undefined;
      try {
        outcome.results.push(await work(item));
      } catch (error) {
        outcome.refused.push({ item, error });
        isStopped.current ||= errorCode(error) === 'PASSWORD_REQUIRED';
      }
      await pace;
    }
    setProgress(undefined);
    return outcome;
  }
  /** Leaves what is not begun as it is. */
  const stop = () => {
    isStopped.current = true;
  };
  return { each, progress, stop };
}
