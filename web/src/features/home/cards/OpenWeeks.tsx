import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { SEASON_TITLES } from '../../../lib/dates/seasons';
import { fullDates } from '../../../lib/dates/week-dates';
import { Card } from '../../../ui/layout/Card';
import { Rows, RowText, rowLinkStyle } from './rows-style';
import { weekPath } from './stay-path';

const RowLink = styled(Link)`
  ${rowLinkStyle}
`;

/** Coming weeks that no one holds; renders nothing if there are none. */
export function OpenWeeks({ weeks }: { weeks: HomeQuery['openWeeks'] }) {
  if (weeks.length === 0) return null;
  return (
    <Card title="Open weeks" text="No one holds them: you might take one.">
      <Rows>
        {weeks.map((week) => (
          <li key={`${week.propertyId} ${week.startDate}`}>
            <RowLink to={weekPath(week)}>
              <RowText>
                <strong>{fullDates(week)}</strong>
                <small>
                  {[week.propertyName, SEASON_TITLES[week.season], week.holiday]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </RowText>
              <ChevronRight size={20} aria-hidden />
            </RowLink>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
