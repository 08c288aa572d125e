import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { LegendList } from '../../../ui/calendar/LegendList';
import { hatch } from '../../../ui/calendar/week-marks';
import { box, color, font, screen, space, weight } from '../../../ui/theme/tokens';

/** A phone has two months in a row, each with its name; a desk has a whole year. */
export const MONTH = { name: 2, weeks: 5 };
const ROW = 2 * (MONTH.name + MONTH.weeks);

export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(53, minmax(0, 1fr));
  gap: 2px;
  ${screen.desk} {
    a {
      grid-row: 2;
    }
  }
  ${screen.phone} {
    grid-template-columns: repeat(${ROW}, minmax(0, 1fr));
  }
`;

/** A year that is one link. */
export const LinkedStrip = styled(Link)`
  ${box.grid(1)};
  color: inherit;
  text-decoration: none;
  strong {
    color: ${color.primaryText};
    font-weight: ${weight.medium};
  }
`;

/** The name of a month: above its first week, on a phone before it. */
export const Month = styled.span`
  align-self: center;
  ${font.muted('tiny')};
  white-space: nowrap;
  ${screen.desk} {
    grid-row: 1;
    grid-column: var(--week) / span 3;
  }
  ${screen.phone} {
    grid-column: var(--column) / span ${MONTH.name};
    padding-inline-end: ${space[1]};
    text-align: end;
  }
`;

const tileLook = css`
  ${box.center};
  border: 1px solid ${color.border};
  border-radius: 4px;
  background-color: var(--fill);
  color: var(--on);
  font-size: 0.6875rem;
  font-weight: ${weight.bold};
  font-style: normal;
  line-height: 1;
  &[data-kind='held'] {
    border-color: transparent;
  }
  &[data-kind='maintenance'] {
    ${hatch}
  }
`;

/** A week. */
export const Tile = styled.span`
  ${tileLook}
  height: 28px;
  &[data-past] {
    background-color: var(--soft);
    color: ${color.textMuted};
  }
  &[data-now] {
    outline: 2px solid ${color.text};
    outline-offset: 1px;
  }
`;

export const LinkedTile = styled(Tile).attrs({ as: Link })`
  text-decoration: none;
  &:hover {
    outline: 2px solid ${color.primary};
    outline-offset: 1px;
  }
`;

export const Legend = styled(LegendList)`
  margin-top: 0;
  i {
    ${tileLook}
    ${box.square('18px')};
  }
`;

/** Where the name of a month stands: on a desk above its first week, on a phone in its half. */
export const placeOf = (startDate: string, week: number) =>
  ({
    '--week': week,
    '--column': Number(startDate.slice(5, 7)) % 2 === 1 ? 1 : 1 + ROW / 2,
  }) as CSSProperties;
