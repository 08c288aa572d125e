import styled from 'styled-components';
import { dayText } from '../../lib/dates/dates';
import { FilterChip, useIsChip } from '../list/filter-chips';
import { color, space } from '../theme/tokens';
import { TextField, type TextFieldProps } from './TextField';

/** Below what is said in words, the browser's own text. */
const Native = styled(TextField)`
  && {
    padding-left: ${space[3]};
  }
  &:not(:focus)::-webkit-datetime-edit {
    opacity: 0;
  }
  @supports (-moz-appearance: none) {
    &:not(:focus) {
      color: transparent;
    }
  }
`;

const Words = styled.span<{ $isEmpty: boolean }>`
  margin-left: 1px;
  color: ${({ $isEmpty }) => ($isEmpty ? color.textMuted : color.text)};
  :has(> input:focus) & {
    visibility: hidden;
  }
`;

/**
 * The browser's own field for a day or a time, which says what it has in words: the browser's order
 * of day and month appears only while it has the focus.
 */
export function WordedField({ words, ...field }: TextFieldProps & { words: string | undefined }) {
  return (
    <Native
      {...field}
      prefix={
        <Words aria-hidden $isEmpty={!words}>
          {words ?? 'Choose a day'}
        </Words>
      }
    />
  );
}

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

/** A day, with its limits where it is beyond them. */
export function DateField({ value, min, max, error, onClear, ...field }: Props) {
  const isChip = useIsChip();
  const isWithin = isDayWithin(value, { min, max });
  const limits = `Between ${dayText(min)} and ${dayText(max)}`;
  if (isChip) {
    return (
      value && onClear && <FilterChip label={field.label} value={dayText(value)} {...{ onClear }} />
    );
  }
  return (
    <WordedField
      {...field}
      type="date"
      words={value === '' ? undefined : dayText(value)}
      {...{ value, min, max }}
      error={error ?? (isWithin ? undefined : limits)}
    />
  );
}
