import { swapValue } from '@rules/swaps';
import { useCounterSwapMutation } from '../../../generated/graphql';
import { Select } from '../../../ui/choice/Select';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { SwapWeeks } from '../list/SwapWeeks';
import { mySides, type Stay, type Swap, weekText } from '../swap';
import { usePromises } from '../use-promises';
import { useSwapForm } from '../use-swap-actions';
import { stayOptions } from './ask-options';
import { NoteField } from './NoteField';
import { useGuestsCome } from './use-guests-come';
import { ValueHint } from './ValueHint';

interface CounterDialogProps {
  swap: Swap;
  /** The user's other weeks in the property. */
  stays: readonly Stay[];
  onClose: () => void;
}

/** Makes a counter-offer: another of the user's weeks instead of the requested one. */
export function CounterDialog({ swap, stays, onClose }: CounterDialogProps) {
  const [counter] = useCounterSwapMutation();
  const { get } = mySides(swap);
  const form = useSwapForm({
    first: { bookingId: '', note: '' },
    check: ({ bookingId }) =>
      bookingId ? {} : { bookingId: 'Choose the week you would give up.' },
    save: ({ bookingId, note }): Promise<unknown> => {
      const variables = { id: swap.id, bookingId, note: note.trim() || null, guestsCome };
      return counter({ variables });
    },
    success: {
      title: 'Another week offered',
      description: 'You will see the answer here and receive it by email.',
    },
    failure: 'The week could not be offered',
    onSaved: onClose,
  });
  const stay = stays.find(({ bookingId }) => bookingId === form.draft.bookingId);
  const { guestsCome, question } = useGuestsCome(stay);
  return (
    <FormDialog
      form={form}
      title="Offer another week"
      description={`For ${weekText(get)}. It replaces the original request, and ${swap.requesterName} has 7 days to answer, or until the first week begins.`}
      submitLabel="Offer this week"
      onClose={onClose}
    >
      <Select
        label="Week you would give up"
        {...form.choice('bookingId')}
        options={stayOptions(stays, usePromises())}
      />
      {stay && <SwapWeeks give={stay} get={get} />}
      {stay && swap.currentWeek && <ValueHint value={swapValue(stay, swap.currentWeek)} />}
      {question}
      <NoteField label="Note (optional)" {...form.value('note')} />
    </FormDialog>
  );
}
