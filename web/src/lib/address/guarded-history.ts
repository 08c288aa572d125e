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

  const leave = (to: To, go: () => void) => {
    const leaving = { from: here, to: history.createURL(to), isSamePage: false };
    if (expected !== 'allowed' && guard?.isBlocked(leaving)) guard.ask(go);
    else go();
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
        if (was === 'undone') return;
        const isBack = action === 'POP' && delta !== null && was !== 'allowed';
        const isSamePage =
          (delta === -1 && here.state === SAME_PAGE) ||
          (delta === 1 && location.state === SAME_PAGE);
        if (isBack && guard?.isBlocked({ from: here, to: location, isSamePage })) {
          expected = 'undone';
          history.go(-delta);
          guard.ask(() => {
            expected = 'allowed';
            history.go(delta);
          });
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
  };
}
