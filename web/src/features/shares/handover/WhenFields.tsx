import type { HandoverKind } from '../../../generated/graphql';
import { dayIn, today } from '../../../lib/dates/dates';
import { serverDate } from '../../../lib/dates/server-clock';
import { Select } from '../../../ui/choice/Select';
import { DateField } from '../../../ui/form/DateField';

/** When a share passes, and why. */
export interface Planning {
  /** '' for at once. */
  day: string;
  kind: HandoverKind;
}

export const AT_ONCE: Planning = { day: '', kind: 'SALE' };

const KINDS: Readonly<Record<HandoverKind, string>> = {
  SALE: 'Sale',
  INHERITANCE: 'Inheritance',
  GIFT: 'Gift',
  OTHER: 'Another reason',
};

/** 'Sale' */
export const kindText = (kind: string) => KINDS[kind as HandoverKind] ?? KINDS.OTHER;

const OPTIONS = (Object.keys(KINDS) as HandoverKind[]).map((value) => ({
  value,
  label: KINDS[value],
}));

/** So many days a share can be planned ahead. */
const AHEAD_MS = 10 * 366 * 24 * 3_600_000;

interface Props extends Planning {
  /** Whether a day has to be chosen. */
  isRequired?: boolean;
  onChange: (planning: Partial<Planning>) => void;
}

/** The day on which a share passes, and for a day to come why. */
export function WhenFields({ day, kind, isRequired = false, onChange }: Props) {
  const isPlanned = isRequired || day !== '';
  return (
    <>
      <DateField
        label={isRequired ? 'When' : 'When (today if empty)'}
        hint="The first day of the new owner, by the date at the house."
        required={isRequired}
        value={day}
        min={today()}
        max={dayIn(new Date(serverDate().getTime() + AHEAD_MS))}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
      {isPlanned && (
        <Select
          label="Why"
          value={kind}
          options={OPTIONS}
          onValueChange={(value) => onChange({ kind: value })}
        />
      )}
    </>
  );
}
