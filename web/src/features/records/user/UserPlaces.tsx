import type { AdminSharePartsFragment, UserRecordQuery } from '../../../generated/graphql';
import { propertyRecordPath, weekPath } from '../../../lib/address/paths';
import { mediumDates } from '../../../lib/dates/week-dates';
import { Badge } from '../../../ui/data/Badge';
import { RecordLink } from '../../../ui/data/RecordLink';
import { ShareTile } from '../../../ui/data/ShareTile';
import { Row } from '../../../ui/layout/Stack';
import { Lines, LineText, Muted } from '../record-lines';

/** The shares of a user, each linked to the page of its property. */
export function UserShareLines({ shares }: { shares: readonly AdminSharePartsFragment[] }) {
  return (
    <Lines aria-label="Shares">
      {shares.map((share) => (
        <li key={share.id}>
          <Row $nowrap>
            <ShareTile shareNumber={share.shareNumber} size={36} isPicture />
            <RecordLink to={propertyRecordPath(share.propertyId)}>
              {share.propertyName}, share {share.shareNumber}
            </RecordLink>
          </Row>
          {!share.isActive && <Badge>Inactive</Badge>}
        </li>
      ))}
    </Lines>
  );
}

type Stays = UserRecordQuery['userRecord']['stays'];

/** The next weeks in which a user stays, each linked to the calendar. */
export function UserStays({ stays }: { stays: Stays }) {
  return (
    <Lines aria-label="Upcoming weeks">
      {stays.map(({ propertyId, propertyName, shareNumber, isGuest, ...week }) => (
        <li key={`${propertyId} ${week.startDate}`}>
          <LineText>
            <RecordLink to={weekPath({ propertyId, startDate: week.startDate })}>
              {propertyName}, week {week.week}
            </RecordLink>
            <Muted as="small">{mediumDates(week)}</Muted>
          </LineText>
          {isGuest ? <Badge>Guest of share {shareNumber}</Badge> : <span>Share {shareNumber}</span>}
        </li>
      ))}
    </Lines>
  );
}
