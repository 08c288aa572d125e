import { swapValue } from '@rules/swaps';
import { useState } from 'react';
import { Select } from '../../../ui/choice/Select';
import { Notice } from '../../../ui/feedback/Notice';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { SwapWeeks } from '../list/SwapWeeks';
import { usePromises } from '../promises';
import { mySides, type Stay, type Swap, weekText } from '../swap';
import { useSwapActions } from '../use-swap-actions';
import { stayOptions } from './ask-options';
import { useGuestsCome } from './GuestsCome';
import { NoteField } from './NoteField';
import { ValueHint } from './ValueHint';

interface CounterDialogProps {
  swap: Swap;
  /** The user's other weeks in the property. */
  stays: readonly Stay[];
  onClose: () => void;
}

/** Makes a counter-offer: another of the user's weeks instead of the requested one. */
export function CounterDialog({ swap, stays, onClose }: CounterDialogProps) {
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [isTooEarly, setTooEarly] = useState(false);
  const { counter, isBusy } = useSwapActions();
  const { get } = mySides(swap);
  const stay = stays.find(({ bookingId }) => bookingId === chosen);
  const { guestsCome, question } = useGuestsCome(stay);
  const submit = async () => {
    setTooEarly(!stay);
    if (!stay || isBusy) return;
    const { bookingId } = stay;
    const isDone = await counter(swap, { bookingId, note: note.trim(), guestsCome });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      onSubmit={submit}
      title="Offer another week"
      description={`For ${weekText(get)}. It replaces the original request, and ${swap.requesterName} has 7 days to answer, or until the first week begins.`}
      submitLabel="Offer this week"
      isUnsaved={chosen !== '' || note.trim() !== ''}
      busy={isBusy}
      onClose={onClose}
    >
      <Select
        label="Week you would give up"
        value={chosen}
        onValueChange={setChosen}
        options={stayOptions(stays, usePromises())}
      />
      {isTooEarly && !stay && <Notice message="Choose the week you would give up." />}
      {stay && <SwapWeeks give={stay} get={get} />}
      {stay && swap.currentWeek && <ValueHint value={swapValue(stay, swap.currentWeek)} />}
      {question}
      <NoteField label="Note (optional)" value={note} onChange={setNote} />
    </FormDialog>
  );
}
