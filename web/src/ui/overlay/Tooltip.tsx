import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, radius, shadow, size, space } from '../theme/tokens';

const Bubble = styled(Radix.Content)`
  z-index: ${layer.menu};
  max-width: 18rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.background};
  font-size: ${size.small};
  box-shadow: ${shadow.raised};
`;

/** Gives all tooltips below it the delays of spec §9. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Focus returned by a menu or dialog after a tap must not show the tooltip. */
function onFocus(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}
