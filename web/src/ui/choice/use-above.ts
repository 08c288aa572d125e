import { type RefObject, useLayoutEffect } from 'react';

/** Between the field and its list, and between the list and the edge of the window, in px. */
const GAP = 4;
const MOST_HEIGHT = 240;
/** Below a field with less room than this, a list opens above it if there is more. */
const LITTLE_ROOM = 140;

interface Parts {
  input: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** Puts the list next to the input, where the window has room for it. */
function place(input: HTMLElement, list: HTMLElement): void {
  const { top, bottom, left, width } = input.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isAbove = below < LITTLE_ROOM && above > below;
  const room = Math.min(MOST_HEIGHT, isAbove ? above : below);
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${window.innerHeight - top + GAP}px` : 'auto',
  });
}

/**
 * Shows a list above everything else, next to its input: it is neither cut off by a dialog nor makes
 * it scroll. It follows the input while that scrolls.
 */
export function useAbove(isOpen: boolean, { input, list }: Parts): void {
  useLayoutEffect(() => {
    const [field, sheet] = [input.current, list.current];
    if (!isOpen || !field || !sheet) return;
    // In the top layer nothing clips it; browsers without it show it in its place.
    if (typeof sheet.showPopover === 'function' && !sheet.matches(':popover-open')) {
      sheet.showPopover();
    }
    const follow = () => place(field, sheet);
    follow();
    const isCapturing = true;
    window.addEventListener('scroll', follow, isCapturing);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, isCapturing);
      window.removeEventListener('resize', follow);
    };
  }, [isOpen, input, list]);
}
