import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LegendList } from './LegendList';
import { SEASON_TITLES, seasonBand } from './seasons';

const List = styled(LegendList)`
  margin-top: 0;
  span {
    ${seasonBand}
    width: 1.5rem;
    height: 6px;
    border-radius: 2px;
    background: var(--band);
  }
`;

const SEASONS = ['PEAK', 'HIGH', 'LOW'] as const;

interface SeasonLegendProps {
  className?: string;
  /** Further marks, each a list item. */
  children?: ReactNode;
}

/** Explains the bands of the seasons at the top of weeks. */
export function SeasonLegend({ className, children }: SeasonLegendProps) {
  return (
    <List className={className} aria-label="What the marks mean">
      {SEASONS.map((season) => (
        <li key={season}>
          <span className={season} aria-hidden />
          {SEASON_TITLES[season]}
        </li>
      ))}
      {children}
    </List>
  );
}
