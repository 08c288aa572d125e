import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { fullDates } from '../../../lib/dates/week-dates';
import { ShareTile } from '../../../ui/data/ShareTile';
import { Card } from '../../../ui/layout/Card';
import { countdownText } from './countdown';
import { Rows, RowText, rowLinkStyle } from './rows-style';
import { weekPath } from './stay-path';

const RowLink = styled(Link)`
  ${rowLinkStyle}
`;

/** The stays after the next one. */
export function LaterStays({ stays }: { stays: HomeQuery['myStays'] }) {
  if (stays.length === 0) return null;
  return (
    <Card title="After that">
      <Rows>
        {stays.map((stay) => (
          <li key={stay.bookingId}>
            <RowLink to={weekPath(stay)}>
              <ShareTile shareNumber={stay.shareNumber} />
              <RowText>
                <strong>{fullDates(stay)}</strong>
                <small>
                  {[stay.propertyName, stay.holiday, countdownText(stay, new Date())]
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
