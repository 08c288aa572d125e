import { usePickForOwnerMutation } from '../../../generated/graphql';
import { longDates } from '../../../lib/dates/week-dates';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonDialog } from '../plan/ReasonDialog';
import { type Room, type Seat, shareAndOwner, type Week } from '../room/room';

interface PickForOwnerDialogProps {
  room: Room;
  week: Week;
  /** The share whose turn it is. */
  seat: Seat;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks an administrator why they choose a week for an owner. */
export function PickForOwnerDialog({
  room,
  week,
  seat,
  refresh,
  onClose,
}: PickForOwnerDialogProps) {
  const [pick] = usePickForOwnerMutation();
  const { attempt, isBusy } = useAttempt();
  const { shareId, ownerName } = seat;
  const choose = (reason: string) =>
    attempt({
      action: () =>
        pick({
          variables: { input: { draftId: room.draft.id, shareId, week: week.week, reason } },
        }),
      refresh,
      success: { title: 'The week is chosen', description: 'The owner will be notified.' },
      failure: { title: 'The week could not be chosen', fallback: 'Please try again' },
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={`Choose for ${shareAndOwner(seat)}?`}
      description={`${longDates(week)}, week ${week.week}, for ${ownerName ?? 'its owner'}. The owner gets an email with your name and the reason.`}
      submitLabel="Choose for the owner"
      isBusy={isBusy}
      onSubmit={choose}
      onClose={onClose}
    >
      <MailCaveat later="The owner gets the email once it is." />
    </ReasonDialog>
  );
}
