import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  CalendarDocument,
  DraftDocument,
  MyCalendarEventsDocument,
  MyDraftEventsDocument,
  useCalendarQuery,
  useDraftQuery,
} from '../../generated/graphql';
import { dayIn } from '../../lib/dates/dates';
import { useNow } from '../../lib/dates/server-clock';
import { useReread } from '../../lib/live/reread';
import { useLive } from '../../lib/live/use-live';
import { errorCode } from '../../lib/network/error-text';
import { useInSteps } from '../../lib/use-in-steps';
import { calendarOf, type DraftPick, picksOf, type ReadYear } from './calendar';

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

/** A year by the current day at the house. */
function useAtHouse(read: ReadYear | undefined, picks?: ReadonlyMap<number, DraftPick>) {
  const now = useNow();
  const day = read && dayIn(now, read.timeZone);
  return (
    useMemo(() => read && day && calendarOf(read, day, picks), [read, day, picks]) || undefined
  );
}

/** The picks of the draft that decides on a year now, updated live. */
function usePicks(read: ReadYear | undefined) {
  const isWaiting = read !== undefined && !read.isOpenForClaims && !read.isGuest;
  const { propertyId = '', year = 0 } = read ?? {};
  const { data } = useDraftQuery(
    isWaiting ? { variables: { propertyId, year }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useLive(MyDraftEventsDocument, {
    reread: [DraftDocument],
    when: (event) => event.propertyId === propertyId && event.year === year,
  });
  const draft = data?.draft;
  return useMemo(() => (draft && draft.status !== 'ENDED' ? picksOf(draft) : undefined), [draft]);
}

/** The calendar of a property's year, updated live. */
export function useCalendars({ propertyId, year, withYearBefore }: Shown) {
  const options = (of: number) =>
    propertyId === undefined
      ? skipToken
      : ({ variables: { propertyId, year: of }, fetchPolicy: 'cache-and-network' } as const);
  const shown = useCalendarQuery(options(year));
  const before = useCalendarQuery(withYearBefore ? options(year - 1) : skipToken);
  const [read, readBefore] = [shown.data?.calendar, before.data?.calendar];
  const calendar = useInSteps(useAtHouse(read, usePicks(read)));
  const yearBefore = useAtHouse(readBefore);
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
    calendar: isRefused ? undefined : calendar,
    yearBefore: withYearBefore ? yearBefore : undefined,
    error: shown.error,
    refresh: () => reread([CalendarDocument]),
  };
}
