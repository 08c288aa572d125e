import type { UserAccess } from '../../../generated/graphql';
import { chosenOption } from '../../../lib/address/chosen-option';
import { Select } from '../../../ui/form/Select';

export type Access = Exclude<UserAccess, 'ALL'> | '';

const options: { value: Access; label: string }[] = [
  { value: '', label: 'All users' },
  { value: 'WITHOUT', label: 'Without a password' },
  { value: 'INVITED', label: 'Invited' },
];

interface Props {
  value: Access;
  onChange: (access: Access) => void;
}

/** Reads the filter from the address; anything else means all users. */
export const accessOf = (text: string): Access => chosenOption(options, text);

/** Narrows the list of users to those without a password, or invited ones among them. */
export function AccessFilter({ value, onChange }: Props) {
  return <Select label="Password" value={value} onValueChange={onChange} options={options} />;
}
