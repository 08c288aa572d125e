import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog';
import { TextArea } from '../../ui/TextArea';

interface UndoDialogProps {
  isBusy: boolean;
  onUndo: (reason: string) => void;
  onClose: () => void;
}

/** Asks why the last pick is taken back, for everybody to read. */
export function UndoDialog({ isBusy, onUndo, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      size="small"
      title="Undo the last pick?"
      description="It is taken back with all that came after it, and whose it was chooses again with a whole turn."
      onSubmit={() => onUndo(reason.trim())}
      submitLabel="Undo the pick"
      danger
      busy={isBusy}
      disabled={reason.trim() === ''}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="It stands in the log, for all owners."
        maxLength={300}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
