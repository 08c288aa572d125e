import { useState } from 'react';
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

  /** One refusal does not stop the others, unless the user declined to give their password. */
  async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
    const outcome: Outcome<Item, Result> = { results: [], refused: [] };
    for (const [done, item] of items.entries()) {
      setProgress({ done, total: items.length });
      const pace = items.length > MANY ? wait(PACE_MS) : undefined;
      try {
        outcome.results.push(await work(item));
      } catch (error) {
        outcome.refused.push({ item, error });
        if (errorCode(error) === 'PASSWORD_REQUIRED') break;
      }
      await pace;
    }
    setProgress(undefined);
    return outcome;
  }
  return { each, progress };
}
