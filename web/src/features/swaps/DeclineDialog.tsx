import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NoteField } from './NoteField';
import type { Swap } from './swap';
import { useSwapActions } from './use-swap-actions';

/** Keeps my week, with a word about why if I like. */
export function DeclineDialog({ swap, onClose }: { swap: Swap; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { decline, isBusy } = useSwapActions();
  const submit = async () => {
    if (await decline(swap, note.trim())) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title="Decline this swap?"
      description={`You keep your week, and ${swap.requesterName} keeps theirs.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            Decline swap
          </Button>
        </>
      }
    >
      <NoteField label="A word about it (optional)" value={note} onChange={setNote} />
    </Dialog>
  );
}
