import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { LeaveButton } from '../button/LeaveButton';
import { Dialog } from './Dialog';
import type { DialogSize } from './dialog-style';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  size?: DialogSize;
  submitLabel: string;
  cancelLabel?: string;
  /** Stands on the main button while it is busy. */
  busyLabel?: string;
  /** For what takes something away. */
  danger?: boolean;
  busy: boolean;
  /** Whether giving up would lose something. */
  isUnsaved?: boolean;
  /** Whether something is still missing. */
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form in a dialog, open as long as it is rendered; it is submitted or given up below. */
export function FormDialog({
  title,
  description,
  children,
  size = 'medium',
  submitLabel,
  cancelLabel = 'Cancel',
  busyLabel,
  danger = false,
  busy,
  disabled = false,
  isUnsaved = false,
  onSubmit,
  onClose,
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={onSubmit}
      {...{ title, description, size, isUnsaved }}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{cancelLabel}</LeaveButton>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            {...{ busy, busyLabel, disabled }}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
