import { Fragment } from 'react';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { calendarPath, weekPath } from '../../../lib/address/paths';
import { dateText, today } from '../../../lib/dates/dates';
import { useWeekKeys } from '../../../lib/dates/use-week-keys';
import { RecordLink } from '../../../ui/data/RecordLink';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { shareVariables } from '../../../ui/theme/share-variables';
import { weekKind, weekLabel } from './property-words';
import { Legend, MONTH, Month, placeOf, Strip, Tile } from './year-strip-style';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];
type Year = PropertyRecord['years'][number];
type Week = Year['weeks'][number];

interface YearStripProps {
  record: Pick<PropertyRecord, 'property' | 'shares'>;
  year: Year;
}

/** The weeks of a year in a row, each in the colour of its share and linked to the calendar. */
function YearStrip({ record: { property, shares }, year }: YearStripProps) {
  const propertyId = property.id;
  const day = today(property.timeZone);
  const isNow = ({ startDate, endDate }: Week) => startDate <= day && day < endDate;
  const keys = useWeekKeys({
    starts: year.weeks.map(({ startDate }) => startDate),
    first: year.weeks.find(isNow)?.startDate,
    // About a month.
    rows: MONTH.weeks,
  });
  return (
    <Stack $gap={1}>
      <RecordLink to={calendarPath({ propertyId, year: year.year })}>{year.year}</RecordLink>
      <Strip role="group" aria-label={`Weeks of ${year.year}`} {...keys.handlers}>
        {year.weeks.map((week, index) => {
          const { startDate, endDate, shareNumber } = week;
          const before = year.weeks[index - 1];
          const label = weekLabel(week, { shares, year, day });
          return (
            <Fragment key={startDate}>
              {before?.startDate.slice(0, 7) !== startDate.slice(0, 7) && (
                <Month aria-hidden style={placeOf(startDate, index)}>
                  {dateText(startDate, { month: 'short' })}
                </Month>
              )}
              <Tile
                to={weekPath({ propertyId, startDate })}
                tabIndex={startDate === keys.tabStop ? 0 : -1}
                title={label}
                aria-label={label}
                aria-current={isNow(week) ? 'date' : undefined}
                data-week={startDate}
                data-kind={weekKind(week)}
                data-past={endDate <= day || undefined}
                style={shareVariables(shareNumber)}
              >
                {shareNumber}
              </Tile>
            </Fragment>
          );
        })}
      </Strip>
    </Stack>
  );
}

/** This year and the next: who has which week, what is maintenance and what is open. */
export function PropertyWeeks({ record }: { record: PropertyRecord }) {
  return (
    <Card title="Weeks">
      <Stack $gap={4}>
        {record.years.map((year) => (
          <YearStrip key={year.year} {...{ record, year }} />
        ))}
        <Legend aria-label="Legend">
          <li>
            <i aria-hidden data-kind="held" style={shareVariables(1)}>
              1
            </i>{' '}
            Number of the share
          </li>
          <li>
            <i aria-hidden /> Open or in the draft
          </li>
          <li>
            <i aria-hidden data-kind="maintenance" /> Maintenance
          </li>
        </Legend>
      </Stack>
    </Card>
  );
}
