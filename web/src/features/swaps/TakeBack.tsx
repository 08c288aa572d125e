import { useState } from 'react';
import { useTakeBackSwapMutation } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { NoteField } from './ask/NoteField';
import { useSwapForm } from './use-swap-actions';

interface Props {
  swap: { id: string; canBeTakenBack: boolean };
  /** Whether the weeks are swapped back at once, rather than once the other side agrees. */
  isAtOnce: boolean;
  /** The effect on the weeks, in a sentence. */
  outcome: string;
}

/** Takes a completed swap back, while neither of its weeks has begun. */
export function TakeBack(props: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!props.swap.canBeTakenBack && !isAsking) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Take back
      </Button>
      {isAsking && <TakeBackDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

const SWAPPED_BACK = { title: 'The weeks have been swapped back' };
const ASKED = {
  title: 'You have asked to take the swap back',
  description: 'The weeks are swapped back once the other owner agrees.',
};

interface DialogProps extends Props {
  onClose: () => void;
}

function TakeBackDialog({ swap: { id }, isAtOnce, outcome, onClose }: DialogProps) {
  const [takeBack] = useTakeBackSwapMutation();
  const form = useSwapForm({
    first: { note: '' },
    save: ({ note }) => takeBack({ variables: { id, note: note.trim() || null } }),
    success: isAtOnce ? SWAPPED_BACK : ASKED,
    failure: 'The swap could not be taken back',
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Take this swap back?"
      description={outcome}
      submitLabel={isAtOnce ? 'Take swap back' : 'Ask to take it back'}
      cancelLabel="Not now"
      onClose={onClose}
    >
      <NoteField label="Note (optional)" {...form.value('note')} />
    </FormDialog>
  );
}
