import type { DraftPick } from '@rules/draft';
import { useState } from 'react';
import { shortDates } from '../../../lib/dates/week-dates';
import { ownerOf, type Room } from '../room/room';
import { ReasonDialog } from './ReasonDialog';

interface UndoDialogProps {
  room: Room;
  last: DraftPick;
  isBusy: boolean;
  onUndo: (reason: string, week: number) => void;
  onClose: () => void;
}

/** Asks for the reason for undoing the last pick. */
export function UndoDialog({ room, last, isBusy, onUndo, onClose }: UndoDialogProps) {
  // The pick on screen when the dialog opened, even if another follows.
  const [{ share, week }] = useState(last);
  const dates = room.draft.weeks.find((it) => it.week === week);
  return (
    <ReasonDialog
      title="Undo the last pick?"
      description={`The choice of ${dates ? shortDates(dates) : `week ${week}`} for share ${share} (${ownerOf(room, share)}) is undone with everything after it. The share chooses again with a full turn, and its owner gets an email with the reason.`}
      submitLabel="Undo the pick"
      danger
      isBusy={isBusy}
      onSubmit={(reason) => onUndo(reason, week)}
      onClose={onClose}
    />
  );
}
