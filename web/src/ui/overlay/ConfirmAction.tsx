import type { ComponentProps } from 'react';
import { type Attempt, useAttempt } from '../feedback/use-attempt';
import { ConfirmDialog } from './ConfirmDialog';

type Texts = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'children' | 'confirmLabel' | 'cancelLabel'
>;

interface Props extends Texts {
  attempt: Attempt;
  /** Called with true once the action has succeeded, with false if it failed or was cancelled. */
  onClose: (isDone: boolean) => unknown;
}

/** Asks before an action that takes something away, and carries it out with a toast. */
export function ConfirmAction({ attempt: action, onClose, ...texts }: Props) {
  const { attempt, isBusy } = useAttempt();
  return (
    <ConfirmDialog
      {...texts}
      onClose={() => onClose(false)}
      danger
      busy={isBusy}
      onConfirm={() => attempt(action).then(onClose)}
    />
  );
}
