import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

/** The unsaved changes of one place: a page, a dialog, or a form in a dialog. */
export interface Scope {
  note: (part: string, isUnsaved: boolean, isDialog?: boolean) => void;
  /** Leaves at once, or asks first if changes would be lost. */
  leave: (go: () => void) => void;
  /** Always asks, and leaves once confirmed. */
  ask: (go: () => void) => void;
  /** Discards all changes without asking. */
  discard: () => void;
}

const AT_ONCE: Scope = {
  note: () => {},
  leave: (go) => go(),
  ask: (go) => go(),
  discard: () => {},
};

export const UnsavedContext = createContext<Scope>(AT_ONCE);
export const AnyUnsavedContext = createContext(false);

/** The parts with unsaved changes; true for a dialog, which may close while its page stays. */
export type UnsavedParts = Map<string, boolean>;

/**
 * Creates the scope of the unsaved changes in `parts`; calls `report` with whether there are any.
 */
export function createScope(
  parts: UnsavedParts,
  report: (isAny: boolean) => void,
  ask: Scope['ask'],
): Scope {
  const discard = () => {
    parts.clear();
    report(false);
  };
  return {
    note(part, isUnsaved, isDialog = false) {
      if (isUnsaved) parts.set(part, isDialog);
      else parts.delete(part);
      report(parts.size > 0);
    },
    leave(go) {
      const discardAndGo = () => {
        discard();
        go();
      };
      if (parts.size > 0) ask(discardAndGo);
      else go();
    },
    ask,
    discard,
  };
}

/** While active, makes the browser ask before it closes or reloads the page. */
export function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/** A place that is left as a whole, such as a dialog: `leave` asks if anything in it is unsaved. */
export function useUnsavedScope(isUnsaved: boolean) {
  const above = useContext(UnsavedContext);
  const [parts] = useState((): UnsavedParts => new Map());
  const id = useId();
  const scope = useMemo(
    () => createScope(parts, (isAny) => above.note(id, isAny, true), above.ask),
    [above, id, parts],
  );
  useNoted(scope, isUnsaved);
  useEffect(() => () => above.note(id, false), [above, id]);
  return { scope, leave: scope.leave };
}

function useNoted(scope: Scope, isUnsaved: boolean): () => void {
  const part = useId();
  // Before the next key or click.
  useLayoutEffect(() => {
    scope.note(part, isUnsaved);
    return () => scope.note(part, false);
  }, [scope, part, isUnsaved]);
  return useCallback(() => scope.note(part, false), [scope, part]);
}

/** Provides a scope to everything below. */
export const UnsavedScope = UnsavedContext.Provider;

/** Registers unsaved changes; returns a function that clears them. */
export function useUnsaved(isUnsaved: boolean): () => void {
  return useNoted(useContext(UnsavedContext), isUnsaved);
}

/** Whether anything on the page is unsaved. */
export const useAnyUnsaved = () => useContext(AnyUnsavedContext);

/** Returns the function that leaves the surrounding page or dialog, asking first if necessary. */
export const useLeave = () => useContext(UnsavedContext).leave;

/** Returns the function that discards the unsaved changes around without asking. */
export const useDiscardUnsaved = () => useContext(UnsavedContext).discard;
