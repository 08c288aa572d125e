import { useEffect, useState } from 'react';

const TYPED_FOR_MS = 250;

/** The text as it was when typing last paused for 250 ms; '' until then. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TYPED_FOR_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
