import { useUserOptionsQuery } from '../../generated/graphql';
import { userOption } from '../../lib/text/names';
import type { Picker } from '../../ui/choice/picker';
import { SearchSelect } from '../../ui/choice/SearchSelect';
import { useSearchText } from '../../ui/choice/use-search-text';

/** Selects a user by part of the name or email address. */
export const UserPicker: Picker = ({ placeholder = 'Search users…', ...props }) => {
  const { search, box } = useSearchText();
  const { data } = useUserOptionsQuery({ variables: { search }, fetchPolicy: 'cache-and-network' });
  const options = data?.adminUsers.items.map(userOption);
  return <SearchSelect {...props} {...box} options={options} placeholder={placeholder} />;
};
