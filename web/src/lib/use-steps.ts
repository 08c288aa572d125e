import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isCovered, isTyping } from './focus/keyboard';

/** Values to go back and forth to. */
export interface Steps<Value> {
  past: readonly Value[];
  future: readonly Value[];
}

export const NO_STEPS = { past: [], future: [] };

type SetSteps<Value> = (next: (now: Steps<Value>) => Steps<Value>) => void;

/**
 * Undo and Redo of changes to a value; the caller keeps the value and its steps. Also by Ctrl or ⌘ Z,
 * with Shift or as Ctrl Y for Redo, while `root` is in sight and nothing is typed.
 */
export function useSteps<Value>(
  root: RefObject<HTMLElement | null>,
  value: Value,
  onChange: (value: Value) => void,
  [{ past, future }, setSteps]: readonly [Steps<Value>, SetSteps<Value>],
) {
  const lastPart = useRef<string>(undefined);

  /** Changes that follow one another as parts of the same, such as a stroke, are one step. */
  function change(next: Value, part?: string) {
    const goesOn = part !== undefined && part === lastPart.current;
    lastPart.current = part;
    // Two parts of a stroke may arrive before the next rendering.
    setSteps((now) => ({ past: goesOn ? now.past : [...now.past, value], future: [] }));
    onChange(next);
  }
  function go(to: Value | undefined, steps: Steps<Value>) {
    if (to === undefined) return;
    lastPart.current = undefined;
    setSteps(() => steps);
    onChange(to);
  }
  const undo = () => go(past.at(-1), { past: past.slice(0, -1), future: [value, ...future] });
  const redo = () => go(future[0], { past: [...past, value], future: future.slice(1) });
  const clear = () => {
    lastPart.current = undefined;
    setSteps(() => NO_STEPS);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const key = event.key.toLowerCase();
    if (altKey || !(ctrlKey || metaKey) || !['y', 'z'].includes(key)) return;
    if (isTyping(target) || !root.current || isCovered(root.current)) return;
    event.preventDefault();
    if (key === 'y' || shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return { change, undo, redo, clear, canUndo: past.length > 0, canRedo: future.length > 0 };
}
