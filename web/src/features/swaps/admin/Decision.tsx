import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { NoteField } from '../ask/NoteField';

type Action = 'approve' | 'decline';

interface DecisionProps {
  /** Which one, for screen readers: ' the swap for 3–10 July 2027'. */
  ofWhat: string;
  /** Who gives and gets what. */
  text: string;
  words: Record<Action, { title: string; text: string; label: string }>;
  noteLabel: string;
  isBusy: boolean;
  /** Resolves to whether it succeeded. */
  onDecide: (action: Action, note: string | null) => Promise<boolean>;
}

/** Approves or declines something after a question, with an optional reason. */
export function Decision({ ofWhat, text, words, noteLabel, isBusy, onDecide }: DecisionProps) {
  const [action, setAction] = useState<Action>();
  const [note, setNote] = useState('');
  const close = () => {
    setAction(undefined);
    setNote('');
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
          title={words[action].title}
          description={`${text} ${words[action].text}`}
          submitLabel={words[action].label}
          danger={action === 'decline'}
          isUnsaved={note.trim() !== ''}
          busy={isBusy}
          onSubmit={async () => {
            if (await onDecide(action, note.trim() || null)) close();
          }}
          onClose={close}
        >
          <NoteField label={noteLabel} value={note} onChange={setNote} />
        </FormDialog>
      )}
    </Row>
  );
}
