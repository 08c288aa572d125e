import styled from 'styled-components';
import type { AdminSharePartsFragment, UserRecordQuery } from '../../../generated/graphql';
import { propertyRecordPath, weekPath } from '../../../lib/address/paths';
import { mediumDates } from '../../../lib/dates/week-dates';
import { Badge } from '../../../ui/data/Badge';
import { RecordLink } from '../../../ui/data/RecordLink';
import { ShareTile } from '../../../ui/data/ShareTile';
import { Row } from '../../../ui/layout/Stack';
import { size, space } from '../../../ui/theme/tokens';
import { Lines, LineText, Muted } from '../record-lines';

type Stay = UserRecordQuery['userRecord']['stays'][number];

const TILE = 36;

/** Weeks that share lines, below the name of their share. */
const Weeks = styled.ul`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  padding-inline-start: calc(${TILE}px + ${space[3]});
  font-size: ${size.small};
  list-style: none;
  a {
    font-weight: inherit;
  }
`;

const Week = ({ propertyId, week, ...dates }: Stay) => (
  <li>
    <RecordLink to={weekPath({ propertyId, startDate: dates.startDate })}>
      Week {week}, {mediumDates(dates)}
    </RecordLink>
  </li>
);

interface ShareLinesProps {
  shares: readonly AdminSharePartsFragment[];
  stays: readonly Stay[];
}

/** The shares of a user, each linked to the page of its property, with its next weeks. */
export function UserShareLines({ shares, stays }: ShareLinesProps) {
  return (
    <Lines aria-label="Shares">
      {shares.map(({ id, propertyId, propertyName, shareNumber, isActive }) => {
        const name = `${propertyName}, share ${shareNumber}`;
        const weeks = stays.filter(
          (stay) =>
            !stay.isGuest && stay.propertyId === propertyId && stay.shareNumber === shareNumber,
        );
        return (
          <li key={id}>
            <Row $nowrap>
              <ShareTile shareNumber={shareNumber} size={TILE} isPicture />
              <RecordLink to={propertyRecordPath(propertyId)}>{name}</RecordLink>
            </Row>
            {!isActive && <Badge>Inactive</Badge>}
            {weeks.length > 0 && (
              <Weeks aria-label={`Upcoming weeks of ${name}`}>
                {weeks.map((stay) => (
                  <Week key={stay.startDate} {...stay} />
                ))}
              </Weeks>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

/** The next weeks in which a user stays as a guest, each linked to the calendar. */
export function GuestStays({ stays }: { stays: readonly Stay[] }) {
  return (
    <Lines aria-label="Weeks as a guest">
      {stays.map(({ propertyId, propertyName, shareNumber, week, ...dates }) => (
        <li key={`${propertyId} ${dates.startDate}`}>
          <LineText>
            <RecordLink to={weekPath({ propertyId, startDate: dates.startDate })}>
              {propertyName}, week {week}
            </RecordLink>
            <Muted as="small">{mediumDates(dates)}</Muted>
          </LineText>
          <Badge>Guest of share {shareNumber}</Badge>
        </li>
      ))}
    </Lines>
  );
}
