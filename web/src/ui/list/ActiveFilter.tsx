import { chosenOption } from '../../lib/address/address-values';
import { Select } from '../choice/Select';

const STATUSES = [
  { value: '', label: 'Any' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
] as const;

/** The filter as a query variable; null for any status. */
export function isActiveOf(value: string): boolean | null {
  const chosen = chosenOption(STATUSES, value);
  return chosen === '' ? null : chosen === 'ACTIVE';
}

interface Props {
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list to its active or its inactive rows. */
export function ActiveFilter({ value, onChange }: Props) {
  return (
    <Select
      label="Status"
      value={chosenOption(STATUSES, value)}
      onValueChange={onChange}
      options={STATUSES}
    />
  );
}
