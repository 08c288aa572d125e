import { WEEKDAYS } from '../../../lib/dates/week-dates';
import { Select } from '../../../ui/choice/Select';

const OPTIONS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }));

interface Props {
  /** From 1 (Monday) to 7 (Sunday). */
  value: number;
  error?: string | undefined;
  onChange: (weekday: number) => void;
  /** The effects of a change, if there are any. */
  effect?: string | false;
}

/** Selects the day on which the weeks of a property start. */
export function ChangeoverField({ value, error, onChange, effect }: Props) {
  return (
    <Select
      label="Changeover day"
      hint={effect || 'The day on which weeks start.'}
      value={String(value)}
      error={error}
      onValueChange={(weekday) => onChange(Number(weekday))}
      options={OPTIONS}
    />
  );
}
