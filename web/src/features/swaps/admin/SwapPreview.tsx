import styled from 'styled-components';
import { mediumDates } from '../../../lib/dates/week-dates';
import { color, space } from '../../../ui/theme/tokens';
import type { SwapForm } from './swap-form';

const Sentence = styled.p`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;

const datesOf = (startDate: string, endDate: string) =>
  startDate !== '' && endDate > startDate ? mediumDates({ startDate, endDate }) : undefined;

interface Props {
  form: SwapForm;
  /** '' until someone is chosen. */
  ownerName: string;
  /** Whose the wanted week is, if the calendar knows it: 'held by Nora Marsh, share 5'. */
  target: string | undefined;
}

/** Says in one sentence what the form asks for; what is not chosen yet stays general. */
export function SwapPreview({ form, ownerName, target }: Props) {
  const { property, shareNumber } = form;
  const given = datesOf(form.currentWeekStart, form.currentWeekEnd);
  const wanted = datesOf(form.preferredWeekStart, form.preferredWeekEnd);
  const share = shareNumber && `, share ${shareNumber}`;
  return (
    <Sentence>
      {ownerName ? <b>{ownerName}</b> : 'The owner'}
      {property && ` (${property.label}${share})`} gives {given ? <b>{given}</b> : 'a week'} and
      asks for {wanted ? <b>{wanted}</b> : 'another one'}
      {wanted && target && `, ${target}`}.
    </Sentence>
  );
}
