import { useLayoutEffect, useRef } from 'react';
import { momentText } from '../../../lib/dates/dates';
import { serverNow, useNow } from '../../../lib/dates/server-clock';
import { WordedField } from '../../../ui/form/DateField';

const PASSED = 'Choose a time that has not passed.';

interface Props {
  /** A local date and time; '' to open the draft manually. */
  value: string;
  onChange: (value: string) => void;
}

/** When a draft opens. A past time is refused: it would open the draft within seconds, unasked. */
export function OpeningField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Checks again every minute, for times that pass while the form is open.
  useNow();
  const hasPassed = value !== '' && new Date(value).getTime() <= serverNow();
  useLayoutEffect(() => {
    input.current?.setCustomValidity(hasPassed ? PASSED : '');
  }, [hasPassed]);
  return (
    <WordedField
      ref={input}
      label="Opens at"
      hint="In your time zone; empty to open it manually."
      error={hasPassed && PASSED}
      type="datetime-local"
      words={value === '' ? undefined : momentText(value)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
