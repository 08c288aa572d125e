import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on screen, at least in part. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setInSight(entry.isIntersecting);
      },
      // Under a phone’s top bar it cannot be seen.
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
