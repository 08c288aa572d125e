import { skipToken } from '@apollo/client/react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../../generated/graphql';
import { today } from '../../../../lib/dates/dates';
import { mediumDates } from '../../../../lib/dates/week-dates';
import { weight } from '../../../../ui/theme/tokens';
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

const Sentence = styled.p`
  font-weight: ${weight.medium};
  span {
    white-space: nowrap;
  }
`;

/** Who gives which week and gets which from whom, once the calendar has both weeks. */
export function SwapPreview({ form, ownerName }: { form: SwapForm; ownerName: string }) {
  const { property } = form;
  const given = useWeek(property?.id, form.currentWeekStart, form.currentWeekEnd);
  const wanted = useWeek(property?.id, form.preferredWeekStart, form.preferredWeekEnd);
  const isTheirs = given?.booking?.shareNumber === Number(form.shareNumber);
  if (!given || !wanted || !isTheirs || wanted.isMaintenance) return null;
  const { booking } = wanted;
  const source = booking
    ? ` from ${booking.ownerName ?? `share ${booking.shareNumber}`}`
    : ', which is open';
  return (
    <Sentence role="status">
      {ownerName} gives <span>{mediumDates(given)}</span> and gets{' '}
      <span>{mediumDates(wanted)}</span>
      {source}.
    </Sentence>
  );
}
