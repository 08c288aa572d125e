import { dayText } from '../../lib/dates/dates';
import { FilterChip, useIsChip } from './filter-chips';
import { TextField, type TextFieldProps } from './TextField';

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'min' | 'max'> {
  /** YYYY-MM-DD; '' for none. */
  value: string;
  min: string;
  max: string;
  /** For the chip of a filter. */
  onClear?: () => void;
}

/** True for no day, and for one between two others. */
const isDayWithin = (day: string, { min, max }: { min: string; max: string }) =>
  day === '' || (day >= min && day <= max);

/**
 * A day: the browser's own field, whose order of day and month is the browser's, with the day in
 * words below it, and its limits where it is beyond them.
 */
export function DateField({ value, min, max, error, hint, onClear, ...field }: Props) {
  const isChip = useIsChip();
  const isWithin = isDayWithin(value, { min, max });
  const limits = `Between ${dayText(min)} and ${dayText(max)}`;
  if (isChip) {
    return (
      value && onClear && <FilterChip label={field.label} value={dayText(value)} {...{ onClear }} />
    );
  }
  return (
    <TextField
      {...field}
      type="date"
      {...{ value, min, max }}
      hint={hint ?? (value !== '' && isWithin ? dayText(value) : undefined)}
      error={error ?? (isWithin ? undefined : limits)}
    />
  );
}
