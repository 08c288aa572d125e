import { useDeclineSwapMutation } from '../../../generated/graphql';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { NoteField } from '../ask/NoteField';
import { mySides, type Swap, weekText } from '../swap';
import { useSwapForm } from '../use-swap-actions';

/** Declines a swap, with an optional reason. */
export function DeclineDialog({ swap, onClose }: { swap: Swap; onClose: () => void }) {
  const [decline] = useDeclineSwapMutation();
  const { give, get } = mySides(swap);
  const form = useSwapForm({
    first: { note: '' },
    save: ({ note }) => decline({ variables: { id: swap.id, note: note.trim() || null } }),
    success: { title: 'Swap declined', description: 'You keep your week.' },
    failure: 'The swap could not be declined',
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Decline this swap?"
      description={`You keep ${weekText(give)}; ${swap.requesterName} keeps ${weekText(get)} and will be notified.`}
      submitLabel="Decline swap"
      cancelLabel="Not now"
      danger
      onClose={onClose}
    >
      <NoteField label="Note (optional)" {...form.value('note')} />
    </FormDialog>
  );
}
