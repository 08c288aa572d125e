import { useRef, useState } from 'react';
import { errorCode } from '../network/error-text';
import { isRateLimited } from '../network/outage';
import { wait } from '../wait';
import { whenAllowed } from './when-allowed';

/** The server takes 1,200 requests a minute from one address: a long run leaves room for others. */
const MANY = 500;
const PACE_MS = 75;

/** The result of the same action on several items. */
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

/**
 * Does something with several items, and says how far it is; one after the other, or a few at once
 * where their order does not matter.
 */
export function useEach(atOnce = 1) {
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
    const left = items.values();
    const total = items.length;
    isStopped.current = false;
    setProgress({ done: 0, total });
    /** Takes the next item as long as there is one. */
    async function lane() {
      for (const item of left) {
        if (isStopped.current) break;
        const pace = total > MANY ? wait(PACE_MS * atOnce) : undefined;
        await attempt(item, work, outcome);
        setProgress((now) => now && { ...now, done: now.done + 1 });
        await pace;
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane));
    setProgress(undefined);
    return outcome;
  }
  /** Leaves what is not begun as it is. */
  const stop = () => {
    isStopped.current = true;
    for (const end of pauses.current) end();
  };
  return { each, progress, stop };
}
