import { Tooltip as Radix } from 'radix-ui';
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

/** The bubble of the element that shows one. */
export function TooltipBubble({ text, anchor, onClose }: TooltipBubbleProps) {
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
