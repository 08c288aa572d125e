import { useState } from 'react';
import { useSettled } from '../../lib/use-settled';

/** The text in a picker's search box, and the search to send for it once typing pauses. */
export function useSearchText() {
  const [text, onText] = useState('');
  const wanted = text.trim();
  const settled = useSettled(wanted);
  return { search: settled || null, box: { text, onText, isOutdated: settled !== wanted } };
}
