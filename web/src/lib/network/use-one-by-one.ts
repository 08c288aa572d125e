import { useState } from 'react';
import { errorCode } from './error-text';

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
      try {
        outcome.results.push(await work(item));
      } catch (error) {
        outcome.refused.push({ item, error });
        if (errorCode(error) === 'PASSWORD_REQUIRED') break;
      }
    }
    setProgress(undefined);
    return outcome;
  }
  return { each, progress };
}
