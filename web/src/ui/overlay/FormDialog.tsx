import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { LeaveButton } from '../button/LeaveButton';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';
import type { DialogSize } from './dialog-style';

interface DialogForm {
  isBusy: boolean;
  isChanged: boolean;
  isOutdated: boolean;
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
  /** The form of `useDialogForm`, or else what it consists of. */
  form?: DialogForm;
  busy?: boolean;
  /** True if closing would lose changes. */
  isUnsaved?: boolean;
  /** True while required input is missing. */
  disabled?: boolean;
  onSubmit?: (form: HTMLFormElement) => unknown;
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
  busy = form?.isBusy ?? false,
  disabled = false,
  isUnsaved = form?.isChanged ?? false,
  onSubmit = (root) => form?.submit(root),
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
            {...{ busy, busyLabel }}
            disabled={disabled || form?.isOutdated}
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
