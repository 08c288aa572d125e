import { namesOf, whoStays } from '@rules/weeks';
import { useState } from 'react';
import { useArrivalQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { Switch } from '../../../ui/choice/Switch';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { GuestFact } from './GuestFact';
import type { StepProps } from './use-week-actions';

/** Match the server's limits (nameGuests). */
const MAX_GUESTS_LENGTH = 1620;
const MAX_COUNT = 99;

/** The names and the number of guests, and whether co-owners see them. */
export function GuestsStep({ situation, actions, go, onClose }: StepProps) {
  const [booking] = useState(situation.week.booking);
  const [guests, setGuests] = useState(booking?.guests ?? '');
  const [count, setCount] = useState(booking?.guestCount ?? null);
  const [guestsShown, setShown] = useState(booking?.guestsShown ?? false);
  const named = namesOf(guests);
  const fewest = Math.max(1, named.length);
  const entered = { guests: named.join('\n'), guestCount: count, guestsShown };
  const saved = useUnsaved(
    entered.guests !== namesOf(booking?.guests ?? '').join('\n') ||
      count !== (booking?.guestCount ?? null) ||
      guestsShown !== (booking?.guestsShown ?? false),
  );
  const submit = async () => {
    if (!(await actions.name({ ...entered, version: booking?.version }))) return;
    saved();
    onClose();
  };
  return (
    <DialogStep
      onSubmit={submit}
      footer={
        <>
          <LeaveButton onLeave={() => go('look')}>Cancel</LeaveButton>
          <Button type="submit" busy={actions.isBusy}>
            Save guests
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label="Names, one per line"
          rows={3}
          maxRows={8}
          maxLength={MAX_GUESTS_LENGTH}
          value={guests}
          onChange={({ target }) => setGuests(target.value)}
          autoFocus
        />
        <TextField
          label="How many in all"
          hint="Those without a name included. Optional."
          type="number"
          inputMode="numeric"
          min={fewest}
          max={MAX_COUNT}
          value={count ?? ''}
          onChange={({ target }) => setCount(target.value === '' ? null : Number(target.value))}
        />
        <SleepsNote {...situation.calendar} people={Math.max(count ?? 0, named.length)} />
        <Switch
          label="Show to co-owners"
          hint={
            guestsShown
              ? `They see: ${whoStays(entered) || 'nothing yet'}`
              : 'Only you and the administrators see this.'
          }
          checked={guestsShown}
          onCheckedChange={setShown}
        />
        {!booking?.guestName && <GuestFact {...situation} go={go} />}
      </Stack>
    </DialogStep>
  );
}

/** Says how many people the house sleeps, if these are more. */
function SleepsNote({ propertyId, people }: { propertyId: string; people: number }) {
  const { data } = useArrivalQuery({ variables: { propertyId } });
  const sleeps = data?.arrival.sleeps ?? MAX_COUNT;
  if (people <= sleeps) return null;
  return <NoticeBox role="status">The house sleeps {sleeps}.</NoticeBox>;
}
