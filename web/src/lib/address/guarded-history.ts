import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type To,
} from 'react-router-dom';

export type History = ReturnType<typeof createBrowserHistory>;

/**
 * The state of an entry that shows the page of the entry before it: further on in a list, or with
 * a dialog on top.
 */
export const SAME_PAGE = 'same page';

/** A change of the address that may lose unsaved input. */
interface Leaving {
  from: Location;
  to: Pick<Location, 'pathname' | 'search'>;
  /** True if the page stays, so that only a dialog on it may close. */
  isSamePage: boolean;
}

/** Decides whether a page may be left. */
interface Guard {
  isBlocked: (leaving: Leaving) => boolean;
  /** Called instead of leaving; `go` leaves after all. */
  ask: (go: () => void) => void;
}

export interface GuardedHistory extends History {
  /** Registers what guards the pages; returns a function that unregisters it. */
  guard: (guard: Guard) => () => void;
  /** Runs a change of the address that loses nothing, or was asked about before. */
  freely: (change: () => void) => void;
  /** Registers what lies over the page, which Back closes first; returns what unregisters it. */
  cover: (close: () => void) => () => void;
  /** Registers that the address opens one of the covers, so that Back alone closes it; as above. */
  coverByAddress: () => () => void;
}

/**
 * Lets a guard ask before any link, button or Back leaves a page. The router's own blocker needs
 * its data router, which weighs as much as the rest of it.
 */
export function guardHistory(history: History): GuardedHistory {
  let guard: Guard | undefined;
  let here = history.location;
  /** What the next change of the address is: Back undone, or let through. */
  let expected: 'undone' | 'allowed' | undefined;
  const covers: (() => void)[] = [];
  let coversByAddress = 0;
  /** What to do once Back is undone. */
  let onUndone: (() => void) | undefined;

  const leave = (to: To, go: () => void) => {
    const leaving = { from: here, to: history.createURL(to), isSamePage: false };
    if (expected !== 'allowed' && guard?.isBlocked(leaving)) guard.ask(go);
    else go();
  };

  /** Returns what happens instead of going back or forward to `to`; undefined if it may. */
  const insteadOf = (delta: number, to: Location) => {
    if (delta === -1 && covers.length > coversByAddress) return covers.at(-1);
    const isSamePage =
      (delta === -1 && here.state === SAME_PAGE) || (delta === 1 && to.state === SAME_PAGE);
    if (!guard?.isBlocked({ from: here, to, isSamePage })) return;
    const { ask } = guard;
    return () =>
      ask(() => {
        expected = 'allowed';
        history.go(delta);
      });
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => leave(to, () => history.push(to, state)),
    replace: (to, state) => leave(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        const was = expected;
        expected = undefined;
        if (was === 'undone') {
          onUndone?.();
          return;
        }
        const isAsked = action === 'POP' && delta !== null && was !== 'allowed';
        const instead = isAsked && insteadOf(delta, location);
        if (instead) {
          expected = 'undone';
          onUndone = instead;
          history.go(-delta);
          return;
        }
        here = location;
        listener(update);
      }),
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
    freely(change) {
      expected = 'allowed';
      change();
    },
    cover(close) {
      covers.push(close);
      return () => void covers.splice(covers.indexOf(close), 1);
    },
    coverByAddress() {
      coversByAddress += 1;
      return () => {
        coversByAddress -= 1;
      };
    },
  };
}
