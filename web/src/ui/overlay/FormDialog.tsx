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
  /** A summary of the submission, in sight beside the buttons. */
  beside?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  /** Label of the main button while busy. */
  busyLabel?: string;
  /** For actions that remove something. */
  danger?: boolean;
  busy: boolean;
  /** True if closing would lose changes. */
  isUnsaved?: boolean;
  /** True while required input is missing. */
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form in a dialog, open while it is rendered; its footer submits or cancels it. */
export function FormDialog({
  title,
  description,
  children,
  size = 'medium',
  beside,
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
          {beside}
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
