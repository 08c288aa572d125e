import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { FramedScroller } from '../table/table-style';
import { color, motion, radius } from '../theme/tokens';
import { useScrollEdges } from './use-scroll-edges';

const Frame = styled.div`
  position: relative;
`;

const Fade = styled.div`
  position: absolute;
  inset: 1px 1px 1px auto;
  width: 40px;
  border-radius: 0 ${radius.large} ${radius.large} 0;
  background: linear-gradient(to right, transparent, ${color.surface});
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.quick};
  [data-after] + & {
    opacity: 1;
  }
`;

interface EdgeScrollerProps {
  /** Names the region for screen readers; it can be focused and scrolled by keyboard. */
  label: string;
  children: ReactNode;
}

/** A framed scroller for a wide table, which fades out where more is hidden. */
export function EdgeScroller({ label, children }: EdgeScrollerProps) {
  const scroller = useRef<HTMLElement>(null);
  useScrollEdges(scroller);
  return (
    <Frame>
      <FramedScroller ref={scroller} aria-label={label} tabIndex={0}>
        {children}
      </FramedScroller>
      <Fade />
    </Frame>
  );
}
