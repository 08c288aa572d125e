import { longDates } from '../../lib/dates/week-dates';
import { type Self, useSelf } from '../../lib/read-only';
import { VisuallyHidden } from '../../ui/text/hidden';
import type { CalendarYear, Week } from './calendar';
import { holderText } from './week-text';

interface ChangeNewsProps {
  calendar: CalendarYear;
  /** Start dates of the weeks that changed just now. */
  changed: ReadonlySet<string>;
}

const sentence = (week: Week, self: Self) =>
  `${longDates(week)} is now: ${holderText(week, self)}.`;

/** Announces to screen readers which weeks changed hands. */
export function ChangeNews({ calendar, changed }: ChangeNewsProps) {
  const self = useSelf();
  const weeks = calendar.weeks.filter(({ startDate }) => changed.has(startDate));
  return (
    <VisuallyHidden role="status">
      {weeks.map((week) => sentence(week, self)).join(' ')}
    </VisuallyHidden>
  );
}
