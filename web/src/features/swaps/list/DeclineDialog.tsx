import { useState } from 'react';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { NoteField } from '../ask/NoteField';
import { mySides, type Swap, weekText } from '../swap';
import { useSwapActions } from '../use-swap-actions';

/** Declines a swap, with an optional reason. */
export function DeclineDialog({ swap, onClose }: { swap: Swap; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { decline, isBusy } = useSwapActions();
  const { give, get } = mySides(swap);
  const submit = async () => {
    if (await decline(swap, note.trim())) onClose();
  };
  return (
    <FormDialog
      onSubmit={submit}
      title="Decline this swap?"
      description={`You keep ${weekText(give)}; ${swap.requesterName} keeps ${weekText(get)} and will be notified.`}
      submitLabel="Decline swap"
      cancelLabel="Not now"
      danger
      isUnsaved={note.trim() !== ''}
      busy={isBusy}
      onClose={onClose}
    >
      <NoteField label="Note (optional)" value={note} onChange={setNote} />
    </FormDialog>
  );
}
