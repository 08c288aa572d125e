import { useMyCalendarEventsSubscription } from '../../generated/graphql';
import { useRefresher } from '../../kit/use-refresher';

interface Watched {
  propertyId: number | undefined;
  years: readonly number[];
  /** Reads again what is on screen. */
  refresh: () => Promise<unknown>;
}

/**
 * Reads the calendar again whenever anybody changed it. After a break of the connection the
 * app's reconciler reads everything on screen again, this too.
 */
export function useLiveCalendar({ propertyId, years, refresh }: Watched): void {
  const refreshSoon = useRefresher(refresh);
  useMyCalendarEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.myCalendarEvents;
      if (event?.propertyId === propertyId && event && years.includes(event.year)) {
        refreshSoon();
      }
    },
  });
}
