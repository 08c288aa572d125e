import type { ComponentProps } from 'react';
import { type Attempt, useAttempt } from '../feedback/use-attempt';
import { ConfirmDialog } from './ConfirmDialog';

interface Props
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'busy' | 'onConfirm'> {
  attempt: Attempt;
  /** Called with true once the action has succeeded, with false if it failed or was cancelled. */
  onClose: (isDone: boolean) => unknown;
}

/** Asks before an action that takes something away, and carries it out with a toast. */
export function ConfirmAction({ attempt: action, onClose, ...question }: Props) {
  const { attempt, isBusy } = useAttempt();
  return (
    <ConfirmDialog
      danger
      {...question}
      onClose={() => onClose(false)}
      busy={isBusy}
      onConfirm={() => attempt(action).then(onClose)}
    />
  );
}
