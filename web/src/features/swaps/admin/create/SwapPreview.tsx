import { skipToken } from '@apollo/client/react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../../generated/graphql';
import { today } from '../../../../lib/dates/dates';
import { mediumDates } from '../../../../lib/dates/week-dates';
import { font, screen, space } from '../../../../ui/theme/tokens';
import type { SwapForm } from './swap-form';

/** The week with these dates in the property's calendar, if it is still to come there. */
function useWeek(propertyId: string | undefined, startDate: string, endDate: string) {
  const year = Number(startDate.slice(0, 4));
  // While a year is being typed, its field holds years such as 202; elsewhere it may be New Year.
  const mayCome = propertyId !== undefined && year >= new Date().getFullYear() - 1;
  const { data } = useSwapYearQuery(mayCome ? { variables: { propertyId, year } } : skipToken);
  if (!data || startDate <= today(data.calendar.timeZone)) return undefined;
  return data.calendar.weeks.find(
    (week) => week.startDate === startDate && week.endDate === endDate,
  );
}

/** The owner of a week. */
function sourceText({ booking }: NonNullable<ReturnType<typeof useWeek>>): string {
  if (!booking) return ', which is open';
  return ` from ${booking.ownerName ?? `share ${booking.shareNumber}`}`;
}

/** Beside the buttons of the dialog; on a phone above them. */
const Sentence = styled.p`
  && {
    flex: 1 1 16rem;
  }
  align-self: center;
  ${font.size('small', 'medium')};
  line-height: 1.35;
  ${screen.phone} {
    && {
      flex-basis: 100%;
    }
    &:empty {
      margin-bottom: -${space[3]};
    }
  }
  span {
    white-space: nowrap;
  }
`;

/**
 * A preview of the exchange, once the calendar has both weeks; its element is rendered before
 * its text, or screen readers would not announce it.
 */
export function SwapPreview({ form, ownerName }: { form: SwapForm; ownerName: string }) {
  const { property } = form;
  const given = useWeek(property?.id, form.currentWeekStart, form.currentWeekEnd);
  const wanted = useWeek(property?.id, form.preferredWeekStart, form.preferredWeekEnd);
  const isTheirs = given?.booking?.shareNumber === Number(form.shareNumber);
  const isKnown = given && wanted && isTheirs && !wanted.isMaintenance;
  return (
    <Sentence role="status">
      {isKnown && (
        <>
          {ownerName} gives <span>{mediumDates(given)}</span> and gets{' '}
          <span>{mediumDates(wanted)}</span>
          {sourceText(wanted)}.
        </>
      )}
    </Sentence>
  );
}
