import { ConfirmDialog } from '../overlay/ConfirmDialog';

interface Props {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks whether unsaved changes may be lost. */
export function DiscardQuestion({ open, onStay, onDiscard }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title="Discard unsaved changes?"
      description="What you changed here has not been saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      danger
      onConfirm={onDiscard}
    />
  );
}
