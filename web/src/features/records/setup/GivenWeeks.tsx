import type { PropertyRecordQuery } from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';
import { counted } from '../../../lib/text/format';
import { SaveRow } from '../../../ui/form/FormFrame';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Lines, LineText, Muted } from '../record-lines';

interface Props {
  propertyId: string;
  years: PropertyRecordQuery['propertyRecord']['years'];
}

/** The step of weeks that shares hold already: how many, year by year, each linked to its calendar. */
export function GivenWeeks({ propertyId, years }: Props) {
  return (
    <>
      <Lines aria-label="Weeks given already">
        {years.map(({ year, bookedWeeks, weekStarts }) => (
          <li key={year}>
            <LineText>
              <RecordLink to={calendarPath({ propertyId, year })}>{year}</RecordLink>
              <Muted as="small">
                {bookedWeeks === 0
                  ? 'No week is given; one by one, you give them in the calendar.'
                  : `${bookedWeeks} of ${counted(weekStarts.length, 'week')} given`}
              </Muted>
            </LineText>
          </li>
        ))}
      </Lines>
      <SaveRow isChanged={false} />
    </>
  );
}
