import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { LeaveButton } from '../button/LeaveButton';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';
import type { DialogSize } from './dialog-style';

/** A form of `useDialogForm`, or whatever else a dialog submits. */
interface DialogForm {
  isBusy: boolean;
  isChanged?: boolean;
  isOutdated?: boolean;
  submit: (form: HTMLFormElement) => unknown;
}

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
  form: DialogForm;
  /** Whether closing would lose what was typed; defaults to `form.isChanged`. */
  isUnsaved?: boolean;
  /** True while required input is missing. */
  disabled?: boolean;
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
  form,
  disabled = false,
  isUnsaved = form.isChanged,
  onClose,
}: FormDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      onSubmit={form.submit}
      {...{ title, description, size, isUnsaved }}
      footer={
        <>
          {beside}
          <LeaveButton onLeave={onClose}>{cancelLabel}</LeaveButton>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={form.isBusy}
            busyLabel={busyLabel}
            disabled={disabled || form.isOutdated}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack>{children}</Stack>
    </Dialog>
  );
}
