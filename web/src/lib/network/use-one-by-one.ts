import { useRef, useState } from 'react';
import { wait } from '../wait';
import { errorCode } from './error-text';
import { isRateLimited } from './outage';
import { whenAllowed } from './when-allowed';

/** The server takes 1,200 requests a minute from one address: a long run leaves room for others. */
const MANY = 500;
const PACE_MS = 75;

/** What came of doing the same with several items. */
export interface Outcome<Item, Result> {
  results: Result[];
  refused: { item: Item; error: unknown }[];
}

/** How far a run is. */
export interface Progress {
  done: number;
  total: number;
  /** How long the server has it wait, if it does. */
  pauseMs?: number;
}

/** Does something with several items, one after the other, and says how far it is. */
export function useOneByOne() {
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const endPause = useRef(() => {});

  /** Waits, though not longer than until Stop; returns false after that. */
  async function pause(milliseconds: number) {
    if (isStopped.current) return false;
    setProgress((now) => now && { ...now, pauseMs: milliseconds });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    setProgress((now) => now && { done: now.done, total: now.total });
    return !isStopped.current;
  }

  async function attempt<Item, Result>(
    item: Item,
    work: (item: Item) => Promise<Result>,
    outcome: Outcome<Item, Result>,
  ) {
    try {
      outcome.results.push(await whenAllowed(() => work(item), pause));
    } catch (error) {
      const isLeft = isStopped.current && isRateLimited(error);
      if (!isLeft) outcome.refused.push({ item, error });
      isStopped.current ||= errorCode(error) === 'PASSWORD_REQUIRED';
    }
  }

  /** One refusal does not stop the others, unless the user declined to give their password. */
  async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
    const outcome: Outcome<Item, Result> = { results: [], refused: [] };
    isStopped.current = false;
    for (const [done, item] of items.entries()) {
      if (isStopped.current) break;
      setProgress({ done, total: items.length });
      const pace = items.length > MANY ? wait(PACE_MS) : undefined;
      await attempt(item, work, outcome);
      await pace;
    }
    setProgress(undefined);
    return outcome;
  }
  /** Leaves what is not begun as it is. */
  const stop = () => {
    isStopped.current = true;
    endPause.current();
  };
  return { each, progress, stop };
}
