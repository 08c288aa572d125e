import { addDays } from '@rules/weeks';
import { useState } from 'react';
import { useDelegateTurnsMutation, useRevokeDelegationMutation } from '../../../generated/graphql';
import { dayText, today } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/choice/Select';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { DateField } from '../../../ui/form/DateField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { nextOfMine, type Room, type Seat } from '../room/room';

/** No draft lasts longer, in days. */
const LONGEST_DAYS = 730;

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
  const [shareId, setShare] = useState(nextOfMine(room)?.shareId ?? '');
  const [person, setPerson] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [delegate] = useDelegateTurnsMutation();
  const [revoke] = useRevokeDelegationMutation();
  const { attempt, isBusy } = useAttempt();
  const seat = mine.find((it) => it.shareId === shareId);
  const draftId = draft.id;

  async function run(action: () => Promise<unknown>, title: string, description?: string) {
    const isDone = await attempt({
      action,
      success: { title, description },
      failure: { title: 'That could not be saved', fallback: 'Please try again' },
    });
    await refresh().catch(() => undefined);
    if (isDone) onClose();
  }
  const save = () => {
    const until = lastDay ? new Date(`${addDays(lastDay, 1)}T00:00`).toISOString() : null;
    const input = { draftId, shareId, delegateShareId: person, until };
    const name = others.find((it) => it.shareId === person)?.ownerName;
    return run(
      () => delegate({ variables: { input } }),
      `${name} may choose for share ${seat?.shareNumber}`,
      'They will be notified by email.',
    );
  };

  return (
    <FormDialog
      size="small"
      title="Let someone choose for me"
      description="Another owner of this house may choose for a share of yours in this draft, and is notified of your turns. You can still choose for yourself. Every choice is in the log with the person’s name, and you get an email."
      submitLabel="Save"
      busy={isBusy}
      disabled={person === ''}
      isUnsaved={person !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack $gap={4}>
        {mine.length > 1 && (
          <Select
            label="Share"
            value={shareId}
            onValueChange={setShare}
            options={mine.map((it) => ({ value: it.shareId, label: `Share ${it.shareNumber}` }))}
          />
        )}
        {seat?.delegateName && (
          <Stack $gap={2}>
            <p>
              {seat.delegateName} may choose for share {seat.shareNumber}
              {seat.delegatedUntil ? ` until ${dayText(seat.delegatedUntil)}` : ''}.
            </p>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() =>
                run(
                  () => revoke({ variables: { draftId, shareId } }),
                  `You choose for share ${seat.shareNumber} again`,
                )
              }
            >
              Choose for myself again
            </Button>
          </Stack>
        )}
        <Select
          label="Who chooses"
          placeholder="Another owner"
          value={person}
          onValueChange={setPerson}
          options={others.map((it) => ({ value: it.shareId, label: it.ownerName }))}
          required
        />
        <DateField
          label="Until (optional)"
          hint="The last day; leave it empty for the whole draft."
          min={today()}
          max={addDays(today(), LONGEST_DAYS)}
          value={lastDay}
          onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
