import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance, the position counts as the bottom. */
const AT_END_PX = 48;

/** The distance from what is in sight to the end, in pixels. */
export const belowOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/** Whether the end is in sight. */
export const isScrolledToEnd = (element: HTMLElement) => belowOf(element) < AT_END_PX;

/** Within this distance of an edge, the messages beyond it are loaded. */
export const NEAR_EDGE_PX = 300;

/** How much is in sight above the place where a conversation starts. */
const ABOVE_START_PX = 96;

interface StickyScrollOptions {
  /** Keys of the first and the last item. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** True if the user wrote the last item, which is always scrolled into view. */
  isLastMine: boolean;
}

/** Scrolls from the bottom to where a conversation starts, once; returns whether it did. */
function scrollToStart(element: HTMLElement, shown: { isAtEnd: boolean; hasStarted: boolean }) {
  const start = element.querySelector<HTMLElement>('[data-start]');
  if (!start || !shown.isAtEnd || shown.hasStarted) return false;
  element.scrollTop = Math.max(start.offsetTop - ABOVE_START_PX, 0);
  return true;
}

/**
 * Starts at the element with the attribute `data-start`, or at the bottom. Sticks to the bottom if
 * the user is there, else keeps the scroll position; reports new messages below.
 */
export function useStickyScroll({ firstKey, lastKey, isLastMine }: StickyScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef({ firstKey, lastKey, height: 0, isAtEnd: true, hasStarted: false });
  const [isAtEnd, setAtEnd] = useState(true);
  /** The last item before those that arrived below. */
  const [lastSeenKey, setLastSeen] = useState<string>();

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) {
      element.scrollTop = element.scrollHeight;
    }
    shown.current.isAtEnd = true;
    setAtEnd(true);
    setLastSeen(undefined);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) {
      return;
    }
    const end = isScrolledToEnd(element);
    shown.current.isAtEnd = end;
    setAtEnd(end);
    if (end) {
      setLastSeen(undefined);
    }
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) {
      return;
    }
    const previous = shown.current;
    const isAddedBelow = lastKey !== previous.lastKey;
    shown.current = { ...previous, firstKey, lastKey, height: element.scrollHeight };
    if (scrollToStart(element, previous)) {
      shown.current.hasStarted = true;
      onScroll();
    } else if (previous.isAtEnd || (isAddedBelow && isLastMine)) {
      scrollToEnd();
    } else if (isAddedBelow) {
      setLastSeen((seen) => seen ?? previous.lastKey);
    } else if (firstKey !== previous.firstKey) {
      element.scrollTop += element.scrollHeight - previous.height;
    }
  }, [firstKey, lastKey, isLastMine, scrollToEnd, onScroll]);

  // A keyboard, a growing composer or a changing bubble must not hide the bottom.
  useLayoutEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) {
      return;
    }
    const observer = new ResizeObserver(() => {
      shown.current.height = element.scrollHeight;
      if (shown.current.isAtEnd) {
        element.scrollTop = element.scrollHeight;
      }
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { scroller, onScroll, isAtEnd, lastSeenKey, scrollToEnd };
}
