import { addDays } from '@rules/weeks';
import { useDelegateTurnsMutation, useRevokeDelegationMutation } from '../../../generated/graphql';
import { dayText, today } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/choice/Select';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { DateField } from '../../../ui/form/DateField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { nextOfMine, type Room, type Seat } from '../room/room';

/** No draft lasts longer, in days. */
const LONGEST_DAYS = 730;

const FAILURE = { title: 'That could not be saved', fallback: 'Please try again' };

interface DelegationDialogProps {
  room: Room;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** One share of each other owner: it names the person. */
function othersIn({ draft }: Room): Seat[] {
  const others = draft.seats.filter(({ isMine, ownerName }) => !isMine && ownerName !== null);
  return others.filter(
    ({ ownerName }, index) => others.findIndex((it) => it.ownerName === ownerName) === index,
  );
}

/** Names another owner who chooses for the user in this draft, or ends that. */
export function DelegationDialog({ room, refresh, onClose }: DelegationDialogProps) {
  const { draft, mine } = room;
  const others = othersIn(room);
  const [delegate] = useDelegateTurnsMutation();
  const [revoke] = useRevokeDelegationMutation();
  const { attempt, isBusy } = useAttempt();
  const draftId = draft.id;
  const seatOf = (id: string) => mine.find((it) => it.shareId === id);
  const form = useDialogForm({
    first: { shareId: nextOfMine(room)?.shareId ?? '', person: '', lastDay: '' },
    async save({ shareId, person, lastDay }) {
      const until = lastDay ? new Date(`${addDays(lastDay, 1)}T00:00`).toISOString() : null;
      const input = { draftId, shareId, delegateShareId: person, until };
      await delegate({ variables: { input } });
      const name = others.find((it) => it.shareId === person)?.ownerName;
      return `${name} may choose for share ${seatOf(shareId)?.shareNumber}`;
    },
    success: (title) => ({ title, description: 'They will be notified by email.' }),
    failure: FAILURE,
    refresh,
    onSaved: onClose,
  });
  const { shareId, person } = form.draft;
  const seat = seatOf(shareId);
  const endDelegation = () =>
    attempt({
      action: () => revoke({ variables: { draftId, shareId } }),
      success: { title: `You choose for share ${seat?.shareNumber} again` },
      failure: FAILURE,
      refresh,
      onDone: onClose,
    });

  return (
    <FormDialog
      size="small"
      title="Let someone choose for me"
      description="Another owner of this house may choose for a share of yours in this draft, and is notified of your turns. You can still choose for yourself. Every choice is in the log with the person’s name, and you get an email."
      submitLabel="Save"
      form={{ ...form, isBusy: isBusy || form.isBusy }}
      disabled={person === ''}
      isUnsaved={person !== ''}
      onClose={onClose}
    >
      {mine.length > 1 && (
        <Select
          label="Share"
          {...form.choice('shareId')}
          options={mine.map((it) => ({ value: it.shareId, label: `Share ${it.shareNumber}` }))}
        />
      )}
      {seat?.delegateName && (
        <Stack $gap={2}>
          <p>
            {seat.delegateName} may choose for share {seat.shareNumber}
            {seat.delegatedUntil ? ` until ${dayText(seat.delegatedUntil)}` : ''}.
          </p>
          <Button variant="secondary" busy={isBusy || form.isBusy} onClick={endDelegation}>
            Choose for myself again
          </Button>
        </Stack>
      )}
      <Select
        label="Who chooses"
        placeholder="Another owner"
        {...form.choice('person')}
        options={others.map((it) => ({ value: it.shareId, label: it.ownerName }))}
        required
      />
      <DateField
        label="Until (optional)"
        hint="The last day; leave it empty for the whole draft."
        min={today()}
        max={addDays(today(), LONGEST_DAYS)}
        {...form.text('lastDay')}
      />
    </FormDialog>
  );
}
