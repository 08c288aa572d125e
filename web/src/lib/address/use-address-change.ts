import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Parameters of the address by name; null removes one. */
export type AddressChanges = Record<string, string | number | null>;

/** The parameters with those changed, and the rest as it is. */
export function withChanges(params: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Changes some parameters of the address and keeps the rest; a replaced entry keeps its state. */
export function useAddressChange() {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  return useCallback(
    (changes: AddressChanges, options: NavigateOptions = {}) =>
      setParams(
        (params) => withChanges(params, changes),
        options.replace ? { state, ...options } : options,
      ),
    [setParams, state],
  );
}
