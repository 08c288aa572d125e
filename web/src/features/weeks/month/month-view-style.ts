import styled from 'styled-components';
import { seasonBand } from '../../../ui/calendar/seasons';
import { box, color, font, motion, radius, screen, space, weight } from '../../../ui/theme/tokens';
import { numberStyle, tileStyle } from '../year/week-tile-style';

/**
 * react-day-picker's table; a row runs from changeover to changeover, so that a stay is one bar.
 */
export const Frame = styled.div`
  padding: ${space[4]};
  ${box.surface('large', 'card')};
  overflow: hidden;
  /* A swipe changes the month, and scrolling stays with the browser. */
  touch-action: pan-y pinch-zoom;
  ${screen.phone} {
    padding: ${space[2]} ${space[1]} ${space[2]} 1.25rem;
  }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  th {
    padding: 0 0 ${space[2]};
    ${font.muted('small', 'medium')};
  }
  /* The day on which stays begin and end. */
  th:first-child {
    color: ${color.text};
    font-weight: ${weight.bold};
    &::after {
      content: ' \u21c4' / '';
    }
  }
  td {
    position: relative;
    height: 6rem;
    padding: 0;
    border-top: 1px solid ${color.border};
    vertical-align: top;
    ${screen.phone} {
      height: 4.5rem;
    }
  }
  .day {
    display: flex;
    align-items: flex-start;
    justify-content: center;
    ${box.square('100%')};
    padding: ${space[2]} 0 0;
    border: 0;
    background: none;
    ${font.size('large', 'medium')};
    line-height: 1.3;
    cursor: pointer;
    ${screen.phone} {
      padding-top: ${space[1]};
      ${font.size('body')};
    }
    transition: background-color ${motion.quick};
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${radius.small};
    }
  }
  tr:hover .day {
    background-color: ${color.sunken};
  }
  [data-outside] .day {
    color: ${color.textMuted};
    font-weight: ${weight.normal};
  }
  [data-today] {
    box-shadow: inset 0 3px ${color.primary};
  }
  [data-today] .day {
    /* The circle is painted behind the number, so that its contrast can be computed. */
    background-image: radial-gradient(
      circle 1.0625rem at 50% 1.4375rem,
      ${color.primary} 97%,
      transparent
    );
    color: ${color.onPrimary};
    font-weight: ${weight.bold};
    ${screen.phone} {
      background-image: radial-gradient(
        circle 0.875rem at 50% 1.0625rem,
        ${color.primary} 97%,
        transparent
      );
    }
  }
  .tile {
    ${tileStyle}
    ${seasonBand}
    position: absolute;
    bottom: ${space[2]};
    left: 3px;
    z-index: 1;
    ${box.row(2)};
    width: calc(700% - 6px);
    height: 2.25rem;
    padding: 0 ${space[3]} 0 4px;
    border-radius: ${radius.medium};
    ${font.size('small')};
    pointer-events: none;
    ${screen.phone} {
      bottom: ${space[1]};
      height: 2rem;
    }
  }
  .week {
    position: absolute;
    top: 0.5rem;
    left: ${space[2]};
    ${font.muted('tiny')};
    line-height: 1.2;
    pointer-events: none;
    /* In the margin, because days are narrow. */
    ${screen.phone} {
      top: 0.5rem;
      left: -1.125rem;
      width: 1.125rem;
      font-size: 0.6875rem;
      text-align: center;
    }
  }
  .tile.open,
  .tile.maintenance {
    padding-left: ${space[3]};
  }
  .tile.dim {
    opacity: 0.25;
  }
  .tile::before {
    content: '';
    position: absolute;
    inset: -5px 8px auto;
    height: 3px;
    border-radius: 2px;
    background: var(--band);
  }
  .tile > span {
    ${font.cut};
  }
  .number {
    ${numberStyle}
    overflow: visible;
  }
  .holiday {
    margin-left: auto;
  }
  .rdp-caption {
    display: none;
  }
`;

/** The meaning of the marks, and the days on which stays begin and end. */
export const Below = styled.div`
  ${box.wrap(2, 5)};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[4]};
  ${font.muted('small')};
`;
