import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
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
    <Dialog
      open
      size="small"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Undo the last pick?"
      description="It is taken back with all that came after it, and whose it was chooses again with a whole turn."
      onSubmit={() => onUndo(reason.trim())}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={isBusy} disabled={reason.trim() === ''}>
            Undo the pick
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        hint="It stands in the log, for all owners."
        maxLength={300}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
