import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes some of the address's parameters and keeps the rest; null takes one away. */
export function useAddressChange() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (changes: Record<string, string | number | null>) =>
      setParams((params) => {
        const next = new URLSearchParams(params);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      }),
    [setParams],
  );
}
