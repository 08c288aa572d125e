import { Toast as Radix } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import {
  banner,
  bar,
  color,
  layer,
  motion,
  radius,
  rail,
  screen,
  shadow,
  size,
  space,
  tone,
  weight,
} from '../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;
const leave = keyframes`
  to { opacity: 0; }
`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 2rem)); }
`;

/**
 * Where no main button is: pages have theirs at the top right, the composer and sheets at the
 * bottom. So a desktop shows toasts at the bottom left, beside the rail, and before sign-in at the
 * top, over the picture; a phone over the top bar, but below a conversation's with its back button.
 */
export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  top: ${banner};
  right: 0;
  z-index: ${layer.toast};
  width: 100%;
  max-width: 420px;
  padding: ${space[4]};
  outline: 0;
  ${screen.phone} {
    right: 50%;
    padding: calc(${space[2]} + env(safe-area-inset-top)) ${space[2]} 0;
    transform: translateX(50%);
    body:has([data-whole-phone]) & {
      padding-top: calc(${bar.top} + ${space[2]} + env(safe-area-inset-top));
    }
  }
  body:has(#content) & {
    ${screen.desk} {
      inset: auto auto 0 ${rail.desk};
    }
    ${screen.wide} {
      left: ${rail.wide};
    }
  }
`;

export const Panel = styled(Radix.Root)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.floating};

  &[data-state='open'] {
    animation: ${arrive} ${motion.calm};
  }
  &[data-place='back'] {
    animation: none;
  }
  &[data-state='closed'] {
    animation: ${leave} ${motion.quick} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${motion.calm};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${motion.quick} forwards;
  }
`;

export const Mark = styled.span<{ $destructive: boolean }>`
  display: flex;
  align-self: flex-start;
  padding-top: 0.125rem;
  color: ${({ $destructive }) => tone($destructive ? 'danger' : 'success').text};
`;

export const Copy = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled(Radix.Title)`
  font-weight: ${weight.bold};
  line-height: 1.4;
`;

export const Description = styled(Radix.Description)`
  color: ${color.textMuted};
  font-size: ${size.small};
  line-height: 1.4;
`;
