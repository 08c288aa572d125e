import { useAdminUserQuery, useUserOptionsQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { fullName, userOption } from '../../lib/text/names';
import type { IdFilter, Picker } from '../../ui/choice/picker';
import { SearchSelect } from '../../ui/choice/SearchSelect';
import { useSearchText } from '../../ui/choice/use-search-text';

/** Selects a user by part of the name or email address. */
export const UserPicker: Picker = ({ placeholder = 'Search users…', ...props }) => {
  const { search, box } = useSearchText();
  const { data } = useUserOptionsQuery({ variables: { search }, fetchPolicy: 'cache-and-network' });
  const options = data?.adminUsers.items.map(userOption);
  return <SearchSelect {...props} {...box} options={options} placeholder={placeholder} />;
};

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
