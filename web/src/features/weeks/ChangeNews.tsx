import { longDates } from '../../lib/dates/week-dates';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { CalendarYear, Week } from './calendar';
import { holderText } from './week-text';

interface ChangeNewsProps {
  calendar: CalendarYear;
  /** Start dates of the weeks that changed just now. */
  changed: ReadonlySet<string>;
}

const sentence = (week: Week) => `${longDates(week)} is now: ${holderText(week)}.`;

/** Announces to screen readers which weeks changed hands. */
export function ChangeNews({ calendar, changed }: ChangeNewsProps) {
  const weeks = calendar.weeks.filter(({ startDate }) => changed.has(startDate));
  return <VisuallyHidden role="status">{weeks.map(sentence).join(' ')}</VisuallyHidden>;
}
