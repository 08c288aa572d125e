import styled, { css } from 'styled-components';
import { box, color, font, radius, screen, space, weight } from '../theme/tokens';
import { LegendList } from './LegendList';
import { seasonBand } from './seasons';
import { hatch } from './week-marks';

const tile = css`
  position: relative;
  ${box.center};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  ${seasonBand}
  &.PEAK,
  &.HIGH,
  &.LOW {
    border-color: ${color.border};
    background: linear-gradient(var(--band), var(--band)) bottom / 100% 5px no-repeat;
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.bold};
  }
  &[data-mark]::after {
    content: attr(data-mark) / '';
    position: absolute;
    top: -6px;
    right: -6px;
    min-width: 18px;
    padding: 0 4px;
    border: 1px solid ${color.primary};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight.bold};
    line-height: 16px;
  }
  &.maintenance {
    ${hatch}
    color: ${color.textMuted};
  }
`;

export const Months = styled.div`
  ${box.grid(4, 5)};
  grid-template-columns: repeat(auto-fill, minmax(10.25rem, 1fr));
  ${screen.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[4]};
  }
`;

/** A frame around the months inside. */
export const framedMonths = css`
  ${Months} {
    padding: ${space[4]} ${space[5]} ${space[5]};
    ${box.surface('large')};
    ${screen.phone} {
      padding: ${space[3]};
    }
  }
`;

export const Month = styled.div`
  min-width: 0;
  & > span {
    ${font.muted('small', 'medium')};
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;
  & > * {
    ${tile}
    height: 2.25rem;
    padding: 0;
    ${font.size('tiny')};
  }
  & > button {
    cursor: pointer;
  }
  & > button:hover {
    outline: 2px solid ${color.text};
    outline-offset: 1px;
  }
  ${screen.phone} {
    gap: 5px;
    & > * {
      height: 2.75rem;
    }
  }
`;

export const Legend = styled(LegendList)`
  i {
    ${tile}
    ${box.square('18px')};
  }
`;
