import { useState } from 'react';
import { useSettled } from '../../lib/use-settled';

/** The text in a picker's search box, and the search to send for it once typing pauses. */
export function useSearchText() {
  const [text, onText] = useState('');
  const search = useSettled(text.trim()) || null;
  return { search, box: { text, onText } };
}
