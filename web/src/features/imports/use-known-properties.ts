import { useState } from 'react';
import { usePropertyOptionsQuery } from '../../generated/graphql';
import { useSettled } from '../../lib/use-settled';

/** Fewer letters name too many. */
const LEAST_LETTERS = 2;

/** Known properties, to be suggested while a name is typed. */
export function useKnownProperties() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data } = usePropertyOptionsQuery({
    variables: { search },
    skip: search.length < LEAST_LETTERS,
  });
  const options = (data?.properties.items ?? []).map(({ id, name, location }) => ({
    id,
    label: name,
    note: location,
  }));
  return { options, onSearch: setTyped };
}
