import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The week whose dialog is open, by its start date in the address, so that the browser's Back
 * closes it and a link can open it.
 */
export function useOpenWeek() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const isOneStepIn = state === 'opened here';

  const open = useCallback(
    (start: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('week', start);
          return next;
        },
        { state: 'opened here' },
      ),
    [setParams],
  );
  const close = () => {
    if (isOneStepIn) return navigate(-1);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('week');
        return next;
      },
      { replace: true },
    );
  };
  return { start: params.get('week') ?? undefined, open, close };
}
