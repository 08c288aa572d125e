import { skipToken } from '@apollo/client/react';
import { useSwapYearQuery } from '../../../../generated/graphql';
import { today } from '../../../../lib/dates/dates';
import { TradeSides } from '../decide/TradeSides';
import type { SwapForm } from './swap-form';

/** The week with these dates in the property's calendar, if it is still to come. */
function useWeek(propertyId: string | undefined, startDate: string, endDate: string) {
  const isComing = propertyId !== undefined && startDate > today();
  const { data } = useSwapYearQuery(
    isComing ? { variables: { propertyId, year: Number(startDate.slice(0, 4)) } } : skipToken,
  );
  return data?.calendar.weeks.find(
    (week) => week.startDate === startDate && week.endDate === endDate,
  );
}

/** Draws what the form asks for, once the calendar has both weeks. */
export function SwapPreview({ form, ownerName }: { form: SwapForm; ownerName: string }) {
  const { property, shareNumber } = form;
  const given = useWeek(property?.id, form.currentWeekStart, form.currentWeekEnd);
  const wanted = useWeek(property?.id, form.preferredWeekStart, form.preferredWeekEnd);
  if (!given || !wanted) return null;
  const { booking } = wanted;
  const holder = booking && {
    name: booking.ownerName ?? 'Vacant share',
    shareNumber: booking.shareNumber,
  };
  return (
    <TradeSides
      isCompact
      sides={[
        { owner: { name: ownerName, shareNumber: Number(shareNumber) }, week: given },
        { owner: holder, week: wanted },
      ]}
    />
  );
}
