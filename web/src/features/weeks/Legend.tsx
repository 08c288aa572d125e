import styled from 'styled-components';
import { SEASON_TITLES } from '../../lib/dates/seasons';
import { LegendList } from '../../ui/data/LegendList';
import { seasonBand } from '../../ui/data/season-band';
import { color } from '../../ui/theme/tokens';
import { hatch } from './year/week-tile-style';

const List = styled(LegendList)`
  margin-top: 0;
  span {
    ${seasonBand}
    width: 1.5rem;
    height: 6px;
    border-radius: 2px;
    background: var(--band);
  }
  .free {
    height: 1.125rem;
    border: 1.5px dashed ${color.inputBorder};
    background: none;
  }
  .closed {
    ${hatch}
    height: 1.125rem;
  }
`;

const ITEMS = [
  ['PEAK', SEASON_TITLES.PEAK],
  ['HIGH', SEASON_TITLES.HIGH],
  ['LOW', SEASON_TITLES.LOW],
  ['free', 'Open'],
  ['closed', 'Maintenance'],
] as const;

/** Explains the bands, dashes and stripes. */
export function Legend() {
  return (
    <List aria-label="What the marks mean">
      {ITEMS.map(([mark, text]) => (
        <li key={mark}>
          <span className={mark} aria-hidden />
          {text}
        </li>
      ))}
    </List>
  );
}
