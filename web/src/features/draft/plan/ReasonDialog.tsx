import { READABLE } from '@rules/draft';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ReasonField } from '../../../ui/form/ReasonField';
import { TextArea } from '../../../ui/form/TextArea';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  danger?: boolean;
  /** Defaults to small. */
  size?: ComponentProps<typeof FormDialog>['size'];
  /** Whether it may be left out. */
  isOptional?: boolean;
  isBusy: boolean;
  /** Above the reason. */
  children?: ReactNode;
  /** Empty where it was left out. */
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Matches the server’s limit (ReasonInput). */
const MAX_REASON = 300;

/** Asks why an administrator steers a draft, which everyone can read. */
export function ReasonDialog({
  isOptional = false,
  isBusy,
  size = 'small',
  children,
  onSubmit,
  onClose,
  ...texts
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <FormDialog
      {...{ size, ...texts }}
      form={{ isBusy, submit: () => onSubmit(text) }}
      disabled={!READABLE.test(text) && !(isOptional && text === '')}
      isUnsaved={text !== ''}
      onClose={onClose}
    >
      {children}
      {isOptional ? (
        <ReasonField value={reason} onChange={setReason} maxLength={MAX_REASON} />
      ) : (
        <TextArea
          label="Reason"
          hint="A few words. All owners can read it in the log, with your name."
          maxLength={MAX_REASON}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
