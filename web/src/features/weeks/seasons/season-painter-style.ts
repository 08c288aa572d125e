import styled, { css } from 'styled-components';
import { hatch } from '../../../ui/calendar/week-marks';
import { framedMonths, Month, Months, Tiles } from '../../../ui/calendar/year-tiles-style';
import { bar, box, color, font, radius, screen, space, weight } from '../../../ui/theme/tokens';

/** Fills with the colour and the initial of a season. */
const filled = css`
  &.PEAK {
    background: ${color.accent};
    color: ${color.onAccent};
    --letter: 'P' / '';
  }
  &.HIGH {
    background: ${color.accentMiddle};
    color: ${color.text};
    --letter: 'H' / '';
  }
  &.LOW {
    background: ${color.secondary};
    color: ${color.text};
    --letter: 'L' / '';
  }
  &.MAINTENANCE {
    ${hatch}
    color: ${color.textMuted};
    --letter: '';
  }
  &::after {
    content: var(--letter);
    font-weight: ${weight.bold};
  }
`;

export const Root = styled.section`
  margin-bottom: ${space[5]};
  user-select: none;
  ${framedMonths}
  ${Months} {
    margin-top: ${space[3]};
    touch-action: pan-y pinch-zoom;
  }
  ${Tiles} > button {
    touch-action: inherit;
  }
  ${Tiles} > * {
    ${filled}
    align-content: center;
    height: 2.75rem;
    border-color: transparent;
    line-height: 1.15;
    /* Its band is left, as in other pictures of a year. */
    &.past {
      background: linear-gradient(var(--band), var(--band)) bottom / 100% 5px no-repeat;
      color: ${color.textMuted};
    }
  }
  ${Tiles} > span {
    cursor: not-allowed;
  }
  ${screen.phone} {
    ${Months} {
      grid-template-columns: 1fr;
      gap: ${space[2]};
    }
    ${Month} {
      display: grid;
      grid-template-columns: 2.5rem 1fr;
      align-items: center;
    }
    fieldset {
      ${box.grow};
    }
    fieldset button {
      flex: auto;
      padding: ${space[1]} 2px;
    }
  }
  /* The names of all brushes fit side by side. */
  @media (max-width: 22.4rem) {
    fieldset button {
      padding-inline: 0;
      ${font.size('tiny')};
    }
  }
`;

/** Where the editor's bar ends on a desk, which stays at the top. */
export const BELOW_BAR = '3.75rem';

/** The brushes stay in sight, below the bar of the editor or that of a phone. */
export const Brushes = styled.div`
  display: flex;
  position: sticky;
  top: ${BELOW_BAR};
  z-index: 1;
  padding-block: ${space[1]};
  background: ${color.surface};
  ${screen.phone} {
    top: calc(${bar.top} + env(safe-area-inset-top));
    [role='dialog'] & {
      top: -${space[1]};
    }
  }
  ${screen.low} {
    position: static;
  }
`;

/** A brush, which is the legend of what it paints as well. */
export const Brush = styled.span`
  ${box.grid(0, 2)};
  grid-template-columns: auto auto;
  align-items: center;
  justify-content: center;
  text-align: left;
  line-height: 1.25;
  i {
    ${filled}
    ${box.center};
    grid-row: span 2;
    ${box.square('1.5rem')};
    border: 1px solid ${color.inputBorder};
    border-radius: ${radius.small};
    ${font.size('tiny')};
    font-style: normal;
  }
  ${screen.phone} {
    column-gap: ${space[1]};
    i {
      ${box.square('1.25rem')};
    }
  }
  small {
    ${font.muted('tiny', 'normal')};
  }
`;
