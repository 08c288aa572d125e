import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes some parameters of the address and keeps the rest; null removes one. */
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
