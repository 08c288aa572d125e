import { READABLE } from '@rules/draft';
import { type ReactNode, useState } from 'react';
import { TextArea } from '../../../ui/form/TextArea';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  danger?: boolean;
  isBusy: boolean;
  /** Above the reason. */
  children?: ReactNode;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks why an administrator steers a draft, which everyone can read. */
export function ReasonDialog({ isBusy, children, onSubmit, onClose, ...texts }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <FormDialog
      size="small"
      {...texts}
      onSubmit={() => onSubmit(text)}
      busy={isBusy}
      disabled={!READABLE.test(text)}
      isUnsaved={text !== ''}
      onClose={onClose}
    >
      {children}
      <TextArea
        label="Reason"
        hint="A few words. All owners can read it in the log, with your name."
        maxLength={300}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
