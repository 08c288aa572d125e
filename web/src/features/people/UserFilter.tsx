import { useAdminUserQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { fullName } from '../../lib/text/names';
import type { IdFilter } from '../../ui/choice/picker';
import { UserPicker } from './UserPicker';

/** Narrows a list to a person, of whom the address has the id alone. */
export const UserFilter: IdFilter = ({ value, onChange, ...field }) => {
  const id = addressId(value);
  const { data } = useAdminUserQuery({ variables: { id: id ?? '' }, skip: !id });
  const user = data?.adminUser;
  return (
    <UserPicker
      {...field}
      placeholder="All users"
      value={id ? { id, label: user ? fullName(user) : '…' } : null}
      onChange={(next) => onChange(next?.id ?? '')}
    />
  );
};
