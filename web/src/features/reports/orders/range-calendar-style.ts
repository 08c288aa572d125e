import styled from 'styled-components';
import { box, color, font, radius, screen, space, weight } from '../../../ui/theme/tokens';

const CELL = '2.25rem';

/** react-day-picker's months side by side, with its arrows at both ends of the captions. */
export const Frame = styled.div`
  margin-top: ${space[2]};
  .rdp-months {
    position: relative;
    ${box.flex(5)};
    justify-content: center;
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-nav button {
    ${box.center};
    ${box.square(CELL)};
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    color: ${color.primaryText};
    cursor: pointer;
    pointer-events: auto;
    &:hover {
      background: ${color.primarySoft};
    }
  }
  .rdp-chevron {
    ${box.square('1.25rem')};
    fill: currentColor;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    height: ${CELL};
    margin-inline: ${CELL};
  }
  .rdp-dropdowns {
    ${box.flex(1)};
  }
  .rdp-dropdown_root .rdp-caption_label {
    display: none;
  }
  .rdp-dropdown {
    min-height: 2rem;
    padding: 0 ${space[1]};
    border: 1px solid transparent;
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight.medium};
    cursor: pointer;
    &:hover {
      border-color: ${color.inputBorder};
    }
  }
  table {
    border-collapse: separate;
    border-spacing: 0 2px;
  }
  th {
    width: ${CELL};
    ${font.muted('tiny', 'medium')};
  }
  td {
    padding: 0;
    text-align: center;
  }
  .rdp-day_button {
    ${box.square(CELL)};
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    color: ${color.text};
    cursor: pointer;
    &:hover {
      background: ${color.secondary};
    }
  }
  .rdp-today .rdp-day_button {
    font-weight: ${weight.bold};
    text-decoration: underline 2px ${color.accent};
    text-underline-offset: 0.25em;
  }
  .rdp-range_middle {
    background: ${color.primarySoft};
  }
  .rdp-range_start {
    border-radius: ${radius.medium} 0 0 ${radius.medium};
    background: ${color.primarySoft};
  }
  .rdp-range_end {
    border-radius: 0 ${radius.medium} ${radius.medium} 0;
    background: ${color.primarySoft};
  }
  .rdp-range_start.rdp-range_end {
    border-radius: ${radius.medium};
  }
  .rdp-day.rdp-outside {
    background: none;
  }
  .rdp-range_start .rdp-day_button,
  .rdp-range_end .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${screen.phone} {
    .rdp-nav button,
    .rdp-day_button {
      ${box.square('2.75rem')};
    }
  }
`;
