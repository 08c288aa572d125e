import styled from 'styled-components';
import type { AdminSharePartsFragment, UserRecordQuery } from '../../../generated/graphql';
import { propertyRecordPath, weekPath } from '../../../lib/address/paths';
import { mediumDates, shortDates } from '../../../lib/dates/week-dates';
import { groupBy } from '../../../lib/list/group-by';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Row } from '../../../ui/layout/Stack';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Badge } from '../../../ui/text/Badge';
import { box, color, font, space } from '../../../ui/theme/tokens';
import { Lines, LineText, Muted } from '../record-lines';

type Stay = UserRecordQuery['userRecord']['stays'][number];

const TILE = 36;

/** The weeks of each year behind it, below the name of their share. */
const Years = styled.ul`
  flex: 1 0 100%;
  ${box.grid(1)};
  padding-inline-start: calc(${TILE}px + ${space[3]});
  ${font.size('small')};
  & > li {
    ${box.flex(4)};
    color: ${color.textMuted};
  }
  ul {
    ${box.wrap(0, 4)};
  }
  a {
    font-weight: inherit;
  }
`;

function UpcomingWeeks({ label, stays }: { label: string; stays: readonly Stay[] }) {
  return (
    <Years aria-label={label}>
      {[...groupBy(stays, ({ year }) => year)].map(([year, weeks]) => (
        <li key={year}>
          {year}
          <ul aria-label={`Weeks of ${year}`}>
            {weeks.map(({ propertyId, week, ...dates }) => (
              <li key={dates.startDate}>
                <RecordLink to={weekPath({ propertyId, startDate: dates.startDate })}>
                  Week {week}, {shortDates(dates)}
                </RecordLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Years>
  );
}

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
              <UpcomingWeeks label={`Upcoming weeks of ${name}`} stays={weeks} />
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
