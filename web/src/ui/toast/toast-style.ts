import { Toast as Radix } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import {
  banner,
  box,
  color,
  font,
  layer,
  motion,
  rail,
  screen,
  space,
  type Tone,
  tone,
  weight,
} from '../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const leave = keyframes`
  to { opacity: 0; }
`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 2rem)); }
`;

const WIDTH = '420px';

/** The left edge of what is in the middle of the page beside a rail. */
const centered = (beside: string) => `calc((100vw + ${beside} - ${WIDTH}) / 2)`;

/**
 * Where neither a title nor a main button is: a desktop shows toasts at the bottom of the page's
 * middle, between the boxes that select a row and its actions; at the left beside what stays at the
 * bottom right, or in the corner while a dialog is open. A phone shows them over its top bar, where
 * nothing has to move and no button that leads on is. Dialogs leave room for them (dialog-style.ts).
 * Before sign-in they are at the top, over the picture. `:where` keeps the id from outweighing the
 * later rules.
 */
export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  top: ${banner};
  right: 0;
  z-index: ${layer.toast};
  width: 100%;
  max-width: ${WIDTH};
  padding: ${space[4]};
  outline: 0;
  ${screen.phone} {
    right: 50%;
    padding: calc(${space[2]} + env(safe-area-inset-top)) ${space[2]} 0;
    transform: translateX(50%);
  }
  body:has(:where(#content)) & {
    ${screen.desk} {
      inset: auto auto 0 ${centered(rail.desk)};
    }
    ${screen.wide} {
      left: ${centered(rail.wide)};
    }
  }
  body:has(:where([data-bottom-right]:not([hidden]))) & {
    ${screen.desk} {
      left: ${rail.desk};
      /* As the page beside the rail. */
      padding-left: ${space[6]};
    }
    ${screen.wide} {
      left: ${rail.wide};
    }
  }
  /* Above the bar of what is selected. */
  body:has(section[aria-label='Selection']) & {
    ${screen.desk} {
      padding-bottom: 6rem;
    }
  }
  /* Above a field that stays above the bottom bar; on a wide desktop it has room beside it. */
  body:has([data-pinned-field]) & {
    ${screen.desk} {
      padding-bottom: 17rem;
    }
    ${screen.wide} {
      left: auto;
      right: 0;
      padding-bottom: ${space[4]};
    }
  }
  body:has([role='dialog'], [role='alertdialog']) & {
    ${screen.desk} {
      inset: auto auto 0 0;
      padding: ${space[4]};
    }
  }
`;

export const Panel = styled(Radix.Root)`
  ${box.row(3)};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  ${box.surface('large', 'floating')};
  color: ${color.text};

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

/** In the first line, which is the only one without a description. */
export const Mark = styled.span<{ $tone: Tone; $isAlone: boolean }>`
  display: flex;
  align-self: ${({ $isAlone }) => ($isAlone ? 'center' : 'flex-start')};
  padding-top: ${({ $isAlone }) => ($isAlone ? 0 : '0.125rem')};
  color: ${({ $tone }) => tone($tone).text};
`;

export const Copy = styled.div`
  ${box.grow};
`;

export const Title = styled(Radix.Title)`
  font-weight: ${weight.bold};
  line-height: 1.4;
`;

export const Description = styled(Radix.Description)`
  ${font.muted('small')};
  line-height: 1.4;
`;
