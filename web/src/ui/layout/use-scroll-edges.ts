import { type RefObject, useEffect } from 'react';
import { css } from 'styled-components';
import { PEEK_PX } from './use-active-in-view';

/** Fades a row out where `useScrollEdges` marks that more is hidden. */
export const edgeMask = css`
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--before, 0px),
    #000 calc(100% - var(--after, 0px)),
    transparent
  );
  &[data-before] {
    --before: ${PEEK_PX}px;
  }
  &[data-after] {
    --after: ${PEEK_PX}px;
  }
`;

/** Marks a horizontally scrolling row with `data-before` and `data-after` where more is hidden. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const mark = () => {
      const hidden = row.scrollWidth - row.clientWidth;
      row.toggleAttribute('data-before', row.scrollLeft > 1);
      row.toggleAttribute('data-after', row.scrollLeft < hidden - 1);
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => {
      row.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [ref]);
}
