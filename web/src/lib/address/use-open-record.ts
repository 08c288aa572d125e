import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGuardedHistory } from './GuardedRouter';
import { covers, SAME_PAGE } from './guarded-history';
import { useAddressChange } from './use-address-change';

/** In place of an id in the address, opens an empty form. */
export const NEW_RECORD = 'new';

interface Options {
  /** True if what is open takes the page's place, instead of lying over it in a dialog. */
  isPage?: boolean;
  /** True if only NEW_RECORD opens anything, because an id is a filter. */
  isOnlyNew?: boolean;
}

/**
 * The open record, usually in a dialog, by its id under `name` in the address: the browser's Back closes it,
 * a reload and a link open it. `close` does not ask about unsaved input: the dialog does.
 */
export function useOpenRecord(name: string, { isPage = false, isOnlyNew = false }: Options = {}) {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const change = useAddressChange();
  const { freely } = useGuardedHistory();
  const named = params.get(name) ?? undefined;
  const id = isOnlyNew && named !== NEW_RECORD ? undefined : named;
  useEffect(() => {
    if (!id || isPage) return;
    covers.byAddress += 1;
    return () => {
      covers.byAddress -= 1;
    };
  }, [id, isPage]);
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry can be closed once
  useEffect(() => {
    isClosing.current = false;
  }, [key]);

  const open = useCallback(
    (id: string) => freely(() => change({ [name]: id }, { state: SAME_PAGE })),
    [change, freely, name],
  );
  /** Opens another one in its place. */
  const turnTo = (id: string) => freely(() => change({ [name]: id }, { replace: true }));
  const close = () => {
    // Going back takes a moment, in which a second click must not go back twice.
    if (isClosing.current) return;
    isClosing.current = true;
    freely(() => {
      if (state === SAME_PAGE) navigate(-1);
      else change({ [name]: null }, { replace: true });
    });
  };
  return { id, open, turnTo, close };
}
