import { skipToken } from '@apollo/client/react';
import {
  CalendarDocument,
  MyCalendarEventsDocument,
  useCalendarQuery,
} from '../../generated/graphql';
import { useLive, useReread } from '../../lib/live/use-live';
import { errorCode } from '../../lib/network/error-text';

interface Shown {
  /** Undefined until the property is known. */
  propertyId: string | undefined;
  year: number;
  /**
   * Whether the January days before the first week are displayed, which belong to the previous
   * year.
   */
  withYearBefore: boolean;
}

/** The calendar of a property's year, updated live. */
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
  // Loaded data stays visible while the server is failing, but not after a refusal.
  const isRefused = errorCode(shown.error) === 'FORBIDDEN';
  return {
    calendar: isRefused ? undefined : shown.data?.calendar,
    yearBefore: withYearBefore ? before.data?.calendar : undefined,
    error: shown.error,
    refresh: () => reread([CalendarDocument]),
  };
}
