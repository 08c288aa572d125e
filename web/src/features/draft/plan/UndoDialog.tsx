import type { DraftPick } from '@rules/draft';
import { useState } from 'react';
import { TextArea } from '../../../ui/form/TextArea';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { ownerOf, type Room } from '../room/room';

interface UndoDialogProps {
  room: Room;
  last: DraftPick;
  isBusy: boolean;
  onUndo: (reason: string, week: number) => void;
  onClose: () => void;
}

/** Asks for the reason for undoing the last pick, which everyone can read. */
export function UndoDialog({ room, last, isBusy, onUndo, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  // The pick on screen when the dialog opened, even if another follows.
  const [{ share, week }] = useState(last);
  return (
    <FormDialog
      size="small"
      title="Undo the last pick?"
      description={`Week ${week} of share ${share} (${ownerOf(room, share)}) is undone with everything after it, and the share chooses again with a full turn.`}
      onSubmit={() => onUndo(reason.trim(), week)}
      submitLabel="Undo the pick"
      danger
      busy={isBusy}
      disabled={reason.trim() === ''}
      isUnsaved={reason.trim() !== ''}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint="All owners can read it in the log."
        maxLength={300}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
