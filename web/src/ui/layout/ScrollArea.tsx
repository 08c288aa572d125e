import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode, Ref, UIEventHandler } from 'react';
import styled, { keyframes } from 'styled-components';
import { box, color, motion, radius } from '../theme/tokens';

interface ScrollAreaProps {
  /** Names the region for screen readers; it can be focused and scrolled by keyboard. */
  label: string;
  /** 'group' where there are many of them, which would be too many landmarks. */
  role?: 'region' | 'group';
  children: ReactNode;
  /** Maximum height as a CSS length; defaults to the container's height. */
  maxHeight?: string;
  viewportRef?: Ref<HTMLDivElement>;
  onScroll?: UIEventHandler<HTMLDivElement>;
}

const Root = styled(Radix.Root)`
  position: relative;
  ${box.column()};
  min-height: 0;
  overflow: hidden;
`;

const fade = keyframes`
  from, 98% { --fade: 2rem; }
  to { --fade: 0px; }
`;

const Viewport = styled(Radix.Viewport)`
  ${box.fill};
  width: 100%;
  border-radius: inherit;
  & > div[style] {
    display: block !important;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* The lower edge fades while more follows. */
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(#000 calc(100% - var(--fade, 0px)), transparent);
    animation: ${fade} linear;
    animation-timeline: scroll(self);
  }
`;

const Bar = styled(Radix.Scrollbar)`
  width: 10px;
  padding: 2px;
  touch-action: none;
  user-select: none;
  transition: opacity ${motion.quick};
  &[data-state='hidden'] {
    opacity: 0;
  }
`;

const Thumb = styled(Radix.Thumb)`
  border-radius: ${radius.round};
  background: ${color.inputBorder};
`;

/** A scrolling region whose scroll bar hides after 600 ms (spec §9). */
export function ScrollArea({
  label,
  role = 'region',
  children,
  maxHeight,
  viewportRef,
  onScroll,
}: ScrollAreaProps) {
  return (
    <Root scrollHideDelay={600} style={maxHeight ? { maxHeight } : { height: '100%' }}>
      <Viewport ref={viewportRef} onScroll={onScroll} tabIndex={0} role={role} aria-label={label}>
        {children}
      </Viewport>
      <Bar orientation="vertical">
        <Thumb />
      </Bar>
    </Root>
  );
}
