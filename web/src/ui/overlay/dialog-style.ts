import styled, { css, keyframes } from 'styled-components';
import {
  banner,
  box,
  color,
  font,
  layer,
  motion,
  radius,
  screen,
  space,
  windowHeight,
} from '../theme/tokens';

const fade = keyframes`
  from { opacity: 0; }
`;
const settle = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 12px)); }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;

/** The height of a toast of three lines, with its distance from the edge. */
const TOAST_HEIGHT = 'calc(7rem + env(safe-area-inset-top))';

export type DialogSize = 'small' | 'medium' | 'large';
const widths: Record<DialogSize, string> = { small: '26rem', medium: '38rem', large: '56rem' };

/** In the layer of the dialogs: a dialog above another one dims that as well. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.overlay};
  animation: ${fade} ${motion.calm};
`;

/**
 * Room for a toast is left below a dialog and above a sheet, always: rows must not move under a
 * finger.
 */
const tallest = `min(46rem, calc(${windowHeight} - ${TOAST_HEIGHT} - ${space[5]}))`;
const tallestSheet = `calc(${windowHeight} - ${TOAST_HEIGHT})`;
const tallPhone = `${screen.phone} and (min-height: 30.01rem)`;

/** Tabs reach down to the buttons of their forms. */
const tabsToTheEnd = css`
  :has(> [role='tabpanel']) {
    ${box.column()};
    min-height: 100%;
  }
  [role='tabpanel'][data-state='active'] {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    form:last-child,
    & > :last-child {
      flex: 1 0 auto;
    }
  }
`;

/** As tall as it may be, whatever is in it. */
const steadyStyle = css`
  ${screen.desk} {
    height: ${tallest};
    ${tabsToTheEnd}
  }
  ${tallPhone} {
    height: ${tallestSheet};
    ${tabsToTheEnd}
  }
`;

/** A panel in the middle of a desktop screen, a sheet at the bottom of a phone. */
export const panelStyle = css<{ $size: DialogSize; $steady?: boolean }>`
  position: fixed;
  top: calc(50% + (${banner} - ${TOAST_HEIGHT} + ${space[5]}) / 2);
  left: 50%;
  z-index: ${layer.dialog};
  ${box.column()};
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 3rem));
  max-height: ${tallest};
  ${({ $steady }) => $steady && steadyStyle}
  ${box.surface('large', 'floating')};
  color: ${color.text};
  transform: translate(-50%, -50%);
  animation: ${settle} ${motion.calm};
  outline: 0;

  ${screen.phone} {
    inset: auto 0 0 0;
    width: auto;
    max-height: calc(${windowHeight} - ${space[6]});
    border-width: 1px 0 0;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    transform: none;
    animation: ${rise} ${motion.slow};
  }
  ${tallPhone} {
    max-height: ${tallestSheet};
  }
  /** Title and buttons scroll along, which would take most of a low window. */
  ${screen.low} {
    overflow-y: auto;
  }
  ${screen.desk} and (max-height: 30rem) {
    top: calc(50% + ${banner} / 2);
    max-height: calc(${windowHeight} - 3rem);
  }
`;

export const titleStyle = css`
  ${font.heading('title', 1.25)};
`;

export const descriptionStyle = css`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`;

export const Body = styled.div`
  &:empty {
    display: none;
  }
  flex: 1 1 auto;
  min-height: 0;
  ${box.scroll};
  padding: ${space[1]} ${space[5]} ${space[5]};
  /* A field that takes the focus stays above buttons that stick to the lower edge. */
  scroll-padding-bottom: 5.5rem;
  /* Nor does it go below the tabs that stay at the top. */
  &:has([role='tablist']) {
    scroll-padding-top: 3.5rem;
  }
  ${screen.phone} {
    padding-inline: ${space[4]};
  }
  ${screen.low} {
    flex: none;
    overflow: visible;
    scroll-padding-bottom: 0;
  }
`;

/** A row of buttons, the main one last; on a phone they share the width. */
export const buttonRow = css`
  ${box.wrap(3)};
  justify-content: flex-end;
  ${screen.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const Footer = styled.footer`
  ${buttonRow}
  padding: ${space[4]} ${space[5]};
  border-top: 1px solid ${color.border};
  ${screen.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;
