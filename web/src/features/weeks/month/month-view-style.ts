import styled from 'styled-components';
import { seasonBand } from '../../../ui/data/season-band';
import {
  color,
  motion,
  radius,
  screen,
  shadow,
  size,
  space,
  weight,
} from '../../../ui/theme/tokens';
import { numberStyle, tileStyle } from '../year/week-tile-style';

/**
 * react-day-picker's table; a row runs from changeover to changeover, so that a stay is one bar.
 */
export const Frame = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;
  ${screen.phone} {
    padding: ${space[3]} ${space[1]};
  }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  th {
    padding: 0 0 ${space[2]};
    color: ${color.textMuted};
    font-size: ${size.small};
    font-weight: ${weight.medium};
  }
  td {
    position: relative;
    height: 6rem;
    padding: 0;
    border-top: 1px solid ${color.border};
    vertical-align: top;
    ${screen.phone} {
      height: 5.5rem;
    }
  }
  .day {
    display: flex;
    align-items: flex-start;
    justify-content: center;
    width: 100%;
    height: 100%;
    padding: ${space[2]} 0 0;
    border: 0;
    background: none;
    font-size: ${size.large};
    font-weight: ${weight.medium};
    line-height: 1.3;
    cursor: pointer;
    transition: background-color ${motion.quick};
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${radius.small};
    }
  }
  tr:hover .day {
    background: ${color.sunken};
  }
  [data-outside] .day {
    color: ${color.textMuted};
    font-weight: ${weight.normal};
  }
  [data-today] {
    box-shadow: inset 0 3px ${color.primary};
  }
  [data-today] .day::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 50%;
    z-index: -1;
    width: 2.125rem;
    height: 2.125rem;
    border-radius: 50%;
    background: ${color.primary};
    transform: translateX(-50%);
  }
  [data-today] .day {
    isolation: isolate;
    color: ${color.onPrimary};
    font-weight: ${weight.bold};
  }
  .tile {
    ${tileStyle}
    ${seasonBand}
    position: absolute;
    bottom: ${space[2]};
    left: 3px;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    width: calc(700% - 6px);
    height: 2.25rem;
    padding: 0 ${space[3]} 0 4px;
    border-radius: ${radius.medium};
    font-size: ${size.small};
    pointer-events: none;
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
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
