import { type RefObject, useEffect } from 'react';

/** This much of a row shows next to its current item, as wide as the fades at its ends. */
export const PEEK_PX = 48;

/**
 * Keeps the current item of a scrolling row in view, with a part of its neighbours: after each
 * change of `moved` and of the row's width. Undefined leaves the row where it is.
 */
export function useActiveInView(
  row: RefObject<HTMLElement | null>,
  moved: string | undefined,
): void {
  useEffect(() => {
    const list = row.current;
    if (!list || moved === undefined) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      show(list);
    });
    show(list);
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, moved]);
}

/** The row is the offset parent of its items. */
function show(list: HTMLElement): void {
  const active = list.querySelector<HTMLElement>('[data-state="active"], [aria-current]');
  if (!active) return;
  const end = active.offsetLeft + active.offsetWidth + PEEK_PX - list.clientWidth;
  list.scrollLeft = Math.max(end, Math.min(list.scrollLeft, active.offsetLeft - PEEK_PX));
}
