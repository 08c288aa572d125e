import { useState } from 'react';
import { useUserOptionsQuery } from '../../generated/graphql';
import { userOption } from '../../lib/names';
import { useSettled } from '../../lib/use-settled';

/** Fewer letters name too many. */
const LEAST_LETTERS = 2;

/** People who are known already, to be suggested while a name or an address is typed. */
export function useKnownPeople() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data } = useUserOptionsQuery({
    variables: { search },
    skip: search.length < LEAST_LETTERS,
  });
  const people = data?.adminUsers.items.filter(({ email }) => email != null) ?? [];
  return { options: people.map(userOption), onSearch: setTyped };
}
