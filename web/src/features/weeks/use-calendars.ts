import { skipToken } from '@apollo/client/react';
import {
  CalendarDocument,
  MyCalendarEventsDocument,
  useCalendarQuery,
} from '../../generated/graphql';
import { errorCode } from '../../kit/error-text';
import { useLive, useReread } from '../../kit/live/use-live';

interface Shown {
  /** Undefined until it is known which property is meant. */
  propertyId: string | undefined;
  year: number;
  /** Whether the days of January before the first week are on screen: they belong to the year before. */
  withYearBefore: boolean;
}

/** The calendar of a property's year, kept up to date by what others do. */
export function useCalendars({ propertyId, year, withYearBefore }: Shown) {
  const options = (of: number) =>
    propertyId === undefined
      ? skipToken
      : ({ variables: { propertyId, year: of }, fetchPolicy: 'cache-and-network' } as const);
  const shown = useCalendarQuery(options(year));
  const before = useCalendarQuery(withYearBefore ? options(year - 1) : skipToken);
  const reread = useReread();
  useLive(MyCalendarEventsDocument, {
    reread: [CalendarDocument],
    when: (event) =>
      event.propertyId === propertyId &&
      (event.year === year || (withYearBefore && event.year === year - 1)),
  });
  // What was read before stays while the server fails, not once it refuses.
  const isRefused = errorCode(shown.error) === 'FORBIDDEN';
  return {
    calendar: isRefused ? undefined : shown.data?.calendar,
    yearBefore: withYearBefore ? before.data?.calendar : undefined,
    error: shown.error,
    refresh: () => reread([CalendarDocument]),
  };
}
