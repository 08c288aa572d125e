import { Fragment } from 'react';
import styled from 'styled-components';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { calendarPath, weekPath } from '../../../lib/address/paths';
import { dateText, today } from '../../../lib/dates/dates';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { useWeekKeys } from '../../../ui/calendar/use-week-keys';
import { Card } from '../../../ui/card/Card';
import { Stack } from '../../../ui/layout/Stack';
import { RecordLink } from '../../../ui/table/RecordLink';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { DESK, font, shareVariables } from '../../../ui/theme/tokens';
import { Muted } from '../record-lines';
import { givenText, type RecordWeek, weekKind, weekLabel, weeksOf } from './property-words';
import {
  Legend,
  LinkedStrip,
  LinkedTile,
  MONTH,
  Month,
  placeOf,
  Strip,
  Tile,
} from './year-strip-style';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];
type Year = PropertyRecord['years'][number];

interface YearProps {
  record: Pick<PropertyRecord, 'property' | 'shares'>;
  year: Year;
}

const Given = styled.span`
  ${font.muted('small')};
`;

const monthName = (week: RecordWeek, before: RecordWeek | undefined) =>
  before?.startDate.slice(0, 7) !== week.startDate.slice(0, 7) && (
    <Month aria-hidden style={placeOf(week.startDate, week.week)}>
      {dateText(week.startDate, { month: 'short' })}
    </Month>
  );

const isNow = ({ startDate, endDate }: RecordWeek, day: string) =>
  startDate <= day && day < endDate;

const lookOf = (week: RecordWeek, day: string) => ({
  'data-kind': weekKind(week),
  'data-past': week.endDate <= day || undefined,
  'data-now': isNow(week, day) || undefined,
  style: shareVariables(week.shareNumber),
});

/** The weeks of a year in a row, each in the colour of its share and linked to the calendar. */
function YearStrip({ record: { property, shares }, year }: YearProps) {
  const propertyId = property.id;
  const day = today(property.timeZone);
  const weeks = weeksOf(year);
  const keys = useWeekKeys({
    starts: year.weekStarts,
    first: weeks.find((week) => isNow(week, day))?.startDate,
    // About a month.
    rows: MONTH.weeks,
  });
  return (
    <Stack $gap={1}>
      <p>
        <RecordLink to={calendarPath({ propertyId, year: year.year })}>{year.year}</RecordLink>{' '}
        <Given>{givenText(year, day)}</Given>
      </p>
      <Strip role="group" aria-label={`Weeks of ${year.year}`} {...keys.handlers}>
        {weeks.map((week, index) => {
          const { startDate, shareNumber } = week;
          const label = weekLabel(week, { shares, year, day });
          const look = lookOf(week, day);
          return (
            <Fragment key={startDate}>
              {monthName(week, weeks[index - 1])}
              <LinkedTile
                to={weekPath({ propertyId, startDate })}
                tabIndex={startDate === keys.tabStop ? 0 : -1}
                title={label}
                aria-label={label}
                aria-current={look['data-now'] && 'date'}
                data-week={startDate}
                {...look}
              >
                {shareNumber}
              </LinkedTile>
            </Fragment>
          );
        })}
      </Strip>
    </Stack>
  );
}

/** The same on a phone, where a week is too small to press: all of it opens the calendar. */
function YearPicture({ record: { property }, year }: YearProps) {
  const day = today(property.timeZone);
  const weeks = weeksOf(year);
  return (
    <LinkedStrip to={calendarPath({ propertyId: property.id, year: year.year })}>
      <span>
        <strong>{year.year}</strong>
        <VisuallyHidden>: calendar,</VisuallyHidden> <Given>{givenText(year, day)}</Given>
      </span>
      <Strip as="span" aria-hidden>
        {weeks.map((week, index) => (
          <Fragment key={week.startDate}>
            {monthName(week, weeks[index - 1])}
            <Tile {...lookOf(week, day)}>{week.shareNumber}</Tile>
          </Fragment>
        ))}
      </Strip>
    </LinkedStrip>
  );
}

/** A year of which there is nothing to see, in one line. */
const EmptyYear = ({ record: { property }, year }: YearProps) => (
  <p>
    <RecordLink to={calendarPath({ propertyId: property.id, year: year.year })}>
      {year.year}
    </RecordLink>{' '}
    <Muted as="span">No week is given yet.</Muted>
  </p>
);

const isEmpty = ({ bookedWeeks, maintenanceWeeks }: Year) =>
  bookedWeeks === 0 && maintenanceWeeks.length === 0;

/** This year and the next: who has which week, what is maintenance and what is open. */
export function PropertyWeeks({ record }: { record: PropertyRecord }) {
  const isDesk = useMediaQuery(DESK);
  const Drawn = isDesk ? YearStrip : YearPicture;
  const isDrawn = !record.years.every(isEmpty);
  return (
    <Card title="Weeks">
      <Stack $gap={4}>
        {record.years.map((year) => {
          const OfYear = isEmpty(year) ? EmptyYear : Drawn;
          return <OfYear key={year.year} {...{ record, year }} />;
        })}
        {isDrawn && (
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
        )}
      </Stack>
    </Card>
  );
}
