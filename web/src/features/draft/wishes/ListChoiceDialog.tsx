import { fullDates, longDates } from '../../../lib/dates/week-dates';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { Seat, Week } from '../room/room';

interface ListChoiceDialogProps {
  seat: Seat;
  week: Week;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a wish list takes a week immediately, because it is the share's
 * turn.
 */
export function ListChoiceDialog({ seat, week, onConfirm, onClose }: ListChoiceDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Choose ${longDates(week)} now?`}
      description={`It is the turn of your share ${seat.shareNumber}, so the list is used at once: you will take ${fullDates(week)} (week ${week.week}) now. This cannot be changed afterwards.`}
      confirmLabel="Yes, take it"
      cancelLabel="Not now"
      onConfirm={onConfirm}
    />
  );
}
