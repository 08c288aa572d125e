import { useEffect, useState } from 'react';
import { workLater } from './quiet/quiet';

export const TYPED_FOR_MS = 250;

/** Returns the text as of the last pause of 250 ms in typing; '' until then. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === settled) return;
    return workLater('typing', TYPED_FOR_MS, () => setSettled(text));
  }, [text, settled]);
  return settled;
}
