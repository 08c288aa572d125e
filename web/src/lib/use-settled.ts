import { useEffect, useState } from 'react';

export const TYPED_FOR_MS = 250;

/** Returns the text as of the last pause of 250 ms in typing; '' until then. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TYPED_FOR_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
