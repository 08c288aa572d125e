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

const together = <Item, Result>(outcomes: readonly Outcome<Item, Result>[]) => ({
  results: outcomes.flatMap(({ results }) => results),
  refused: outcomes.flatMap(({ refused }) => refused),
});

/**
 * Does something with several items, and says how far it is; one after the other, or a few at once
 * where their order does not matter.
 */
export function useOneByOne(atOnce = 1) {
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const pauses = useRef(new Set<() => void>());

  /** Waits, though not longer than until Stop; returns false after that. */
  async function pause(milliseconds: number) {
    if (isStopped.current) return false;
    setProgress((now) => now && { ...now, pauseMs: milliseconds });
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pauses.current.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      pauses.current.add(end);
    });
    setProgress((now) => now && { done: now.done, total: now.total });
    return !isStopped.current;
  }

  async function attempt<Item, Result>(
    item: Item,
    work: (item: Item) => Promise<Result>,
  ): Promise<Outcome<Item, Result>> {
    try {
      return { results: [await whenAllowed(() => work(item), pause)], refused: [] };
    } catch (error) {
      const isLeft = isStopped.current && isRateLimited(error);
      isStopped.current ||= errorCode(error) === 'PASSWORD_REQUIRED';
      return { results: [], refused: isLeft ? [] : [{ item, error }] };
    }
  }

  /** One refusal does not stop the others, unless the user declined to give their password. */
  async function each<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
    const outcomes: Outcome<Item, Result>[] = [];
    const left = items.entries();
    const total = items.length;
    isStopped.current = false;
    setProgress({ done: 0, total });
    /** Takes the next item as long as there is one. */
    async function lane() {
      for (const [index, item] of left) {
        if (isStopped.current) break;
        const pace = total > MANY ? wait(PACE_MS * atOnce) : undefined;
        outcomes[index] = await attempt(item, work);
        setProgress((now) => now && { ...now, done: now.done + 1 });
        await pace;
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane));
    setProgress(undefined);
    return together(outcomes.flat());
  }
  /** Leaves what is not begun as it is. */
  const stop = () => {
    isStopped.current = true;
    for (const end of pauses.current) end();
  };
  return { each, progress, stop };
}
