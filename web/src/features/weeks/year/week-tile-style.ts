import { css } from 'styled-components';
import { seasonBand } from '../../../ui/calendar/seasons';
import { flash, hatch } from '../../../ui/calendar/week-marks';
import { color, radius, tone, weight } from '../../../ui/theme/tokens';

/** The style that all week tiles share; the share's colours come as --fill, --on and --soft. */
export const tileStyle = css`
  ${seasonBand}
  position: relative;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  color: ${color.text};
  text-align: left;
  cursor: pointer;
  &.taken {
    background: var(--soft);
  }
  &.mine {
    background: var(--fill);
    color: var(--on);
    font-weight: ${weight.bold};
  }
  &.mine .number {
    background: var(--on);
    color: var(--fill);
  }
  &.open {
    border: 1.5px dashed ${color.inputBorder};
    background: transparent;
    color: ${tone('success').text};
  }
  &.open:hover {
    background: ${tone('success').soft};
  }
  &.open.missed {
    background: transparent;
    color: ${color.textMuted};
  }
  &.undrafted {
    border: 1px solid ${color.border};
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  /* Picked in a draft under way, not booked yet. */
  &.picked {
    border: 1.5px dashed ${color.inputBorder};
    background: var(--soft);
    color: ${color.text};
  }
  &.past {
    color: ${color.textMuted};
    font-weight: ${weight.normal};
  }
  &.past:is(.mine, .taken) {
    background: var(--soft);
  }
  &.past .number {
    background: ${color.surface};
    color: ${color.textMuted};
  }
  &.maintenance {
    ${hatch}
    color: ${color.textMuted};
  }
  &.changed {
    z-index: 1;
    animation: ${flash} 1600ms ease-out;
  }
  &:focus-visible {
    z-index: 2;
  }
`;

export const numberStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.75em;
  height: 1.75em;
  border-radius: ${radius.small};
  background: var(--fill);
  color: var(--on);
  font-weight: ${weight.bold};
`;
