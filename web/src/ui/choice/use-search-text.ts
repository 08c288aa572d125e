import { useState } from 'react';
import { useSettled } from '../../lib/use-settled';

/** The text in a picker's search box, and the search to send for it once typing pauses. */
export function useSearchText() {
  const [text, onText] = useState('');
  const wanted = text.trim();
  const settled = useSettled(wanted);
  return { search: settled || null, box: { text, onText, isOutdated: settled !== wanted } };
}

/** Fewer letters name too many. */
const LEAST_LETTERS = 2;

/** The text typed in a field with suggestions, and the search to send for it once typing pauses. */
export function useSuggestSearch() {
  const [typed, onSearch] = useState('');
  const search = useSettled(typed.trim());
  return { typed, onSearch, query: { variables: { search }, skip: search.length < LEAST_LETTERS } };
}
