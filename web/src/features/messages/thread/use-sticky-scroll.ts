import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end counts as at the end. */
const AT_END_PX = 48;

interface StickyScrollOptions {
  /** Identifies the first and the last thing shown. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** True when the last thing is my own, which always comes into view. */
  isLastMine: boolean;
}

/**
 * Keeps the end in view while one is there, and otherwise what one is reading, whatever is added
 * above or below; tells when something new has arrived out of sight.
 */
export function useStickyScroll({ firstKey, lastKey, isLastMine }: StickyScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef({ firstKey, lastKey, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  const [hasNew, setNew] = useState(false);

  const scrollToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) {
      element.scrollTop = element.scrollHeight;
    }
    shown.current.isAtEnd = true;
    setAtEnd(true);
    setNew(false);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) {
      return;
    }
    const end = element.scrollHeight - element.clientHeight - element.scrollTop < AT_END_PX;
    shown.current.isAtEnd = end;
    setAtEnd(end);
    if (end) {
      setNew(false);
    }
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) {
      return;
    }
    const previous = shown.current;
    const isAddedBelow = lastKey !== previous.lastKey;
    const isAddedAbove = firstKey !== previous.firstKey && !isAddedBelow;
    shown.current = { ...previous, firstKey, lastKey, height: element.scrollHeight };
    if (previous.isAtEnd || (isAddedBelow && isLastMine)) {
      scrollToEnd();
    } else if (isAddedAbove) {
      element.scrollTop += element.scrollHeight - previous.height;
    } else if (isAddedBelow) {
      setNew(true);
    }
  }, [firstKey, lastKey, isLastMine, scrollToEnd]);

  // A keyboard that opens, a composer that grows or a bubble that changes must not hide the end.
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

  return { scroller, onScroll, isAtEnd, hasNew, scrollToEnd };
}
