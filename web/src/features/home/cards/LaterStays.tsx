import type { HomeQuery } from '../../../generated/graphql';
import { weekPath } from '../../../lib/address/paths';
import { serverDate } from '../../../lib/dates/server-clock';
import { fullDates } from '../../../lib/dates/week-dates';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { countdownText } from './countdown';
import { LinkRow } from './LinkRow';
import { Rows } from './rows-style';

/** The stays after the next one. */
export function LaterStays({ stays }: { stays: HomeQuery['myStays'] }) {
  if (stays.length === 0) return null;
  return (
    <Card title="After that">
      <Rows>
        {stays.map((stay) => (
          <LinkRow
            key={stay.bookingId}
            to={weekPath(stay)}
            tile={<ShareTile shareNumber={stay.shareNumber} />}
            title={fullDates(stay)}
            text={[stay.propertyName, stay.holiday, countdownText(stay, serverDate())]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Rows>
    </Card>
  );
}
