import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useGuardedHistory } from '../../lib/address/GuardedRouter';
import { lazyComponent } from '../feedback/lazy-component';
import {
  AnyUnsavedContext,
  createScope,
  UnsavedContext,
  type UnsavedParts,
  useLeaveWarning,
} from './unsaved';

/** Most pages never ask. */
const DiscardQuestion = lazyComponent(
  async () => (await import('./DiscardQuestion')).DiscardQuestion,
  null,
);

/**
 * Renders the confirmation about unsaved changes, for navigation, Back, reloading and the dialogs
 * below.
 */
export function UnsavedRoot({ children }: { children: ReactNode }) {
  const [parts] = useState((): UnsavedParts => new Map());
  const [isAny, setAny] = useState(false);
  const [next, setNext] = useState<{ go: () => void }>();
  const [wasAsked, setAsked] = useState(false);
  if (next && !wasAsked) setAsked(true);
  useLeaveWarning(isAny);
  useEffect(() => {
    if (isAny) DiscardQuestion.preload();
  }, [isAny]);

  const scope = useMemo(() => createScope(parts, setAny, (go) => setNext({ go })), [parts]);

  const history = useGuardedHistory();
  useEffect(
    () =>
      history.guard({
        isBlocked: ({ from, to, isSamePage }) =>
          (from.pathname !== to.pathname || from.search !== to.search) &&
          [...parts.values()].some((isDialog) => isDialog || !isSamePage),
        ask: (leave) =>
          setNext({
            go: () => {
              scope.discard();
              leave();
            },
          }),
      }),
    [history, parts, scope],
  );

  const stay = () => setNext(undefined);
  const discard = () => {
    setNext(undefined);
    next?.go();
  };
  return (
    <UnsavedContext value={scope}>
      <AnyUnsavedContext value={isAny}>{children}</AnyUnsavedContext>
      {wasAsked && <DiscardQuestion open={next !== undefined} onStay={stay} onDiscard={discard} />}
    </UnsavedContext>
  );
}
