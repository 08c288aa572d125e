import type {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Location,
  To,
} from 'react-router-dom';

/** How many dialogs lie over the page, and how many of them Back closes by the address alone. */
export const covers = { open: 0, byAddress: 0 };

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
  /** True for the browser's Back. */
  isBack: boolean;
}

/** Decides whether a page may be left. */
interface Guard {
  isBlocked: (leaving: Leaving) => boolean;
  /** Called instead of leaving; `go` leaves after all. */
  ask: (go: () => void) => void;
}

export interface GuardedHistory extends History {
  /** Registers what guards the pages, before those that do so already; returns its removal. */
  guard: (guard: Guard) => () => void;
  /** Runs a change of the address that loses nothing, or was asked about before. */
  freely: (change: () => void) => void;
}

/**
 * Lets a guard ask before any link, button or Back leaves a page. The router's own blocker needs
 * its data router, which weighs as much as the rest of it.
 */
export function guardHistory(history: History): GuardedHistory {
  const guards: Guard[] = [];
  let here = history.location;
  /** The next change of the address: let through, or Back undone, and the step after that. */
  let expected: 'allowed' | (() => void) | undefined;

  const guardOf = (leaving: Leaving) => guards.findLast((guard) => guard.isBlocked(leaving));

  const leave = (to: To, go: () => void) => {
    const target = history.createURL(to);
    const guard = guardOf({ from: here, to: target, isSamePage: false, isBack: false });
    if (guard && expected !== 'allowed') guard.ask(go);
    else go();
  };

  const freely = (change: () => void) => {
    expected = 'allowed';
    change();
  };

  /** Returns what happens instead of going back or forward to `to`; undefined if it may. */
  const insteadOf = (delta: number, to: Location) => {
    const isBack = delta === -1;
    const isSamePage =
      (isBack && here.state === SAME_PAGE) || (delta === 1 && to.state === SAME_PAGE);
    const guard = guardOf({ from: here, to, isSamePage, isBack });
    return guard && (() => guard.ask(() => freely(() => history.go(delta))));
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
        // It undid Back, unless another change of the address came first.
        if (typeof was === 'function' && action === 'POP') return was();
        if (action === 'POP' && delta !== null && !was) {
          expected = insteadOf(delta, location);
          if (expected) return history.go(-delta);
        }
        here = location;
        listener(update);
      }),
    guard(next) {
      guards.push(next);
      return () => void guards.splice(guards.indexOf(next), 1);
    },
    freely,
  };
}
