import {
  useClaimWeekMutation,
  useNameGuestsMutation,
  useReleaseWeekMutation,
} from '../../../generated/graphql';
import { longDates } from '../../../lib/dates/week-dates';
import { errorText } from '../../../lib/network/error-text';
import { isOutage } from '../../../lib/network/outage';
import { useToast } from '../../../ui/feedback/Toast';
import type { CalendarYear, Week } from '../calendar';

interface Options {
  calendar: CalendarYear;
  week: Week;
  /** Refetches the calendar. */
  refresh: () => Promise<unknown>;
}

/**
 * The owner's week actions; each resolves to whether it succeeded and reports the result in a
 * toast.
 */
export function useWeekActions({ calendar: { propertyId, year }, week, refresh }: Options) {
  const { toast } = useToast();
  const [claimWeek, claiming] = useClaimWeekMutation();
  const [releaseWeek, releasing] = useReleaseWeekMutation();
  const [nameGuests, naming] = useNameGuestsMutation();
  const dates = longDates(week);
  const bookingId = week.booking?.id ?? '0';

  async function attempt(action: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await action();
      await refresh().catch(() => undefined);
      return true;
    } catch (error) {
      toast({
        title: failure,
        description: errorText(error, 'Please try again'),
        destructive: true,
      });
      // After a refusal, reload the current state; during an outage that would wait for its end.
      if (!isOutage(error)) await refresh().catch(() => undefined);
      return false;
    }
  }

  return {
    isBusy: claiming.loading || releasing.loading || naming.loading,
    async claim(shareId: string) {
      const input = { propertyId, year, week: week.week, shareId };
      const isDone = await attempt(
        () => claimWeek({ variables: { input } }),
        'The week could not be taken',
      );
      if (isDone) toast({ title: 'The week is yours', description: `${dates}. Enjoy your stay.` });
      return isDone;
    },
    async release() {
      const isDone = await attempt(
        () => releaseWeek({ variables: { bookingId } }),
        'The week could not be given back',
      );
      if (isDone) toast({ title: 'Week given back', description: `${dates} is open again.` });
      return isDone;
    },
    async name(guests: string) {
      const isDone = await attempt(
        () => nameGuests({ variables: { input: { bookingId, guests } } }),
        'The guests could not be saved',
      );
      if (isDone) toast({ title: 'Guests saved', description: `For your stay ${dates}.` });
      return isDone;
    },
  };
}

export type WeekActions = ReturnType<typeof useWeekActions>;
