import { useState } from 'react';
import { useUserOptionsQuery } from '../../generated/graphql';
import { fullName } from '../../kit/names';
import { useSettled } from '../../kit/use-settled';
import type { Picker } from '../../ui/form/picker';
import { SearchSelect } from '../../ui/form/SearchSelect';

/** Selects a user by part of the name or email address. */
export const UserPicker: Picker = (props) => {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data } = useUserOptionsQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const options = data?.adminUsers.items.map((user) => ({
    id: user.id,
    label: fullName(user),
    note: user.email,
  }));
  return (
    <SearchSelect
      {...props}
      options={options}
      text={text}
      onText={setText}
      placeholder="Search users…"
    />
  );
};
