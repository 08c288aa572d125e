import type { HomeQuery } from '../../../generated/graphql';
import { weekPath } from '../../../lib/address/paths';
import { fullDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { Card } from '../../../ui/card/Card';
import { LinkRow } from './LinkRow';
import { Rows } from './rows-style';

/** Coming weeks that no one holds; renders nothing if there are none. */
export function OpenWeeks({ weeks }: { weeks: HomeQuery['openWeeks'] }) {
  if (weeks.length === 0) return null;
  return (
    <Card title="Open weeks" text="No one holds these weeks: you could take one.">
      <Rows>
        {weeks.map((week) => (
          <LinkRow
            key={`${week.propertyId} ${week.startDate}`}
            to={weekPath(week)}
            title={fullDates(week)}
            text={[week.propertyName, SEASON_TITLES[week.season], week.holiday]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Rows>
    </Card>
  );
}
