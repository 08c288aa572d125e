import type { DraftPick } from '@rules/draft';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/TextArea';
import { ownerOf, type Room } from './room';

interface UndoDialogProps {
  room: Room;
  last: DraftPick;
  isBusy: boolean;
  onUndo: (reason: string, week: number) => void;
  onClose: () => void;
}

/** Asks why the last pick is taken back, for everybody to read. */
export function UndoDialog({ room, last, isBusy, onUndo, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  // The pick that was read, though another may come while the reason is written.
  const [{ share, week }] = useState(last);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Undo the last pick?"
      description={`Week ${week} of share ${share} (${ownerOf(room, share)}) is taken back with all that came after it, and the share chooses again with a whole turn.`}
      onSubmit={() => onUndo(reason.trim(), week)}
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
