import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useGuardedHistory } from '../../lib/address/GuardedRouter';
import { lazyComponent } from './lazy-component';
import {
  AnyUnsavedContext,
  createScope,
  UnsavedContext,
  type UnsavedParts,
  useLeaveWarning,
} from './unsaved';

/** Most pages never ask. */
const ConfirmDialog = lazyComponent(
  async () => (await import('../overlay/ConfirmDialog')).ConfirmDialog,
  null,
);

/**
 * Renders the confirmation about unsaved changes, for navigation, Back, reloading and the dialogs
 * below.
 */
export function UnsavedRoot({ children }: { children: ReactNode }) {
  const [parts] = useState((): UnsavedParts => new Map());
  const [isAny, setAny] = useState(false);
  const [onward, setOnward] = useState<{ go: () => void }>();
  const [wasAsked, setAsked] = useState(false);
  if (onward && !wasAsked) setAsked(true);
  useLeaveWarning(isAny);
  useEffect(() => {
    if (isAny) ConfirmDialog.preload();
  }, [isAny]);

  const scope = useMemo(() => createScope(parts, setAny, (go) => setOnward({ go })), [parts]);

  const history = useGuardedHistory();
  useEffect(
    () =>
      history.guard({
        isBlocked: ({ from, to, isSamePage }) =>
          (from.pathname !== to.pathname || from.search !== to.search) &&
          [...parts.values()].some((isDialog) => isDialog || !isSamePage),
        ask: (leave) =>
          setOnward({
            go: () => {
              scope.discard();
              leave();
            },
          }),
      }),
    [history, parts, scope],
  );

  const stay = () => setOnward(undefined);
  const discard = () => {
    setOnward(undefined);
    onward?.go();
  };
  return (
    <UnsavedContext value={scope}>
      <AnyUnsavedContext value={isAny}>{children}</AnyUnsavedContext>
      {wasAsked && (
        <ConfirmDialog
          open={onward !== undefined}
          onOpenChange={stay}
          title="Discard unsaved changes?"
          description="What you changed here has not been saved yet."
          cancelLabel="Keep editing"
          confirmLabel="Discard changes"
          danger
          onConfirm={discard}
        />
      )}
    </UnsavedContext>
  );
}
