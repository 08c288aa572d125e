import { Tooltip as Radix } from 'radix-ui';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { isLayerFocused } from '../../lib/focus/keyboard';
import { color, font, layer, radius, shadow, space } from '../theme/tokens';

const Bubble = styled(Radix.Content)`
  z-index: ${layer.menu};
  max-width: 18rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.background};
  ${font.size('small')};
  box-shadow: ${shadow.raised};
`;

/** Takes the place of the element that the tooltip is about. */
const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`;

interface TooltipBubbleProps {
  text: string;
  anchor: Element;
  onClose: () => void;
}

/** Closes the tooltip first on Escape: Radix closes only the newest layer, and a dialog would stay. */
function useCloseOnEscape(close: () => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isLayerFocused()) flushSync(close);
  });
  useEffect(() => {
    // Before Radix, which listens on the document.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** The bubble of the element that shows one. */
export function TooltipBubble({ text, anchor, onClose }: TooltipBubbleProps) {
  useCloseOnEscape(onClose);
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={onClose}>
        <Radix.Trigger asChild>
          <Anchor aria-hidden style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Bubble side="top" sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
