import { useState } from 'react';
import { useSettled } from '../../lib/use-settled';

/** Fewer letters name too many. */
const LEAST_LETTERS = 2;

/** The text typed in a field with suggestions, and the search to send for it once typing pauses. */
export function useSuggestSearch() {
  const [typed, onSearch] = useState('');
  const search = useSettled(typed.trim());
  return { typed, onSearch, query: { variables: { search }, skip: search.length < LEAST_LETTERS } };
}
