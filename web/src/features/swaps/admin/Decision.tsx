import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Row } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { NoteField } from '../ask/NoteField';

type Action = 'approve' | 'decline';

const WORDS = {
  approve: {
    title: 'Approve this swap?',
    label: 'Approve swap',
    done: 'Swap approved',
    failed: 'The swap could not be approved',
  },
  decline: {
    title: 'Decline this swap?',
    label: 'Decline swap',
    done: 'Swap declined',
    failed: 'The swap could not be declined',
  },
} as const;

interface DecisionProps {
  /** Which one, for screen readers: ' the swap for 3–10 July 2027'. */
  ofWhat: string;
  /** Who gives and gets what. */
  text: string;
  /** What comes of each answer. */
  outcomes: Record<Action, string>;
  noteLabel: string;
  /** Send the answer. */
  send: Record<Action, (note: string | null) => Promise<unknown>>;
  /** The list that is read again afterwards. */
  list: DocumentNode;
}

/** Approves or declines a swap after a question, with an optional reason. */
export function Decision({ ofWhat, text, outcomes, noteLabel, send, list }: DecisionProps) {
  const { attempt, isBusy } = useAttempt();
  const [action, setAction] = useState<Action>();
  const [note, setNote] = useState('');
  const close = () => {
    setAction(undefined);
    setNote('');
  };
  const decide = async (chosen: Action) => {
    const { done, failed } = WORDS[chosen];
    const isDone = await attempt({
      action: () => send[chosen](note.trim() || null),
      reread: [list],
      success: { title: done },
      failure: { title: failed, fallback: 'Please try again' },
    });
    if (isDone) close();
  };
  return (
    <Row $gap={2} $nowrap>
      <Button size="small" onClick={() => setAction('approve')}>
        Approve<VisuallyHidden>{ofWhat}</VisuallyHidden>
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAction('decline')}>
        Decline<VisuallyHidden>{ofWhat}</VisuallyHidden>
      </Button>
      {action && (
        <FormDialog
          title={WORDS[action].title}
          description={`${text} ${outcomes[action]}`}
          submitLabel={WORDS[action].label}
          danger={action === 'decline'}
          isUnsaved={note.trim() !== ''}
          busy={isBusy}
          onSubmit={() => decide(action)}
          onClose={close}
        >
          <NoteField label={noteLabel} value={note} onChange={setNote} />
        </FormDialog>
      )}
    </Row>
  );
}
