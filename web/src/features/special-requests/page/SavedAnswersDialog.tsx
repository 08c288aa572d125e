import { useState } from 'react';
import styled from 'styled-components';
import {
  SavedAnswersDocument,
  type SavedAnswersQuery,
  useDeleteSavedAnswerMutation,
  useSaveAnswerMutation,
} from '../../../generated/graphql';
import { IconButton } from '../../../ui/button/IconButton';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Trash2 } from '../../../ui/icon/icons';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { box, color, font, space } from '../../../ui/theme/tokens';

const List = styled.ul`
  display: grid;
  max-height: 16rem;
  overflow-y: auto;
  li {
    ${box.row(2)};
    justify-content: space-between;
    border-bottom: 1px solid ${color.border};
  }
  div {
    min-width: 0;
    padding-block: ${space[2]};
  }
  p {
    ${font.cut};
  }
  p + p {
    ${font.muted('small')};
  }
`;

const reread = [SavedAnswersDocument];

type Answer = SavedAnswersQuery['savedAnswers'][number];

interface Props {
  answers: readonly Answer[];
  /** The initial text of the new answer. */
  text: string;
  onClose: () => void;
}

/** Saves and deletes the answers that all administrators share. */
export function SavedAnswersDialog({ answers, text: written, onClose }: Props) {
  const [deleting, setDeleting] = useState<Answer>();
  const [save] = useSaveAnswerMutation();
  const [remove] = useDeleteSavedAnswerMutation();
  const form = useDialogForm({
    first: { title: '', text: written },
    save: ({ title, text }) => save({ variables: { title: title.trim(), text: text.trim() } }),
    reread,
    success: { title: 'Answer saved' },
    failure: { title: 'Not saved', fallback: 'Failed to save the answer' },
    onSaved: onClose,
  });
  const { title, text } = form.draft;
  return (
    <FormDialog
      title="Saved answers"
      description="All administrators share them; {guest} becomes the guest’s first name."
      submitLabel="Save answer"
      cancelLabel="Close"
      disabled={!title.trim() || !text.trim()}
      form={form}
      onClose={onClose}
    >
      {answers.length > 0 && (
        <List aria-label="Saved answers">
          {answers.map((answer) => (
            <li key={answer.id}>
              <div>
                <p>{answer.title}</p>
                <p>{answer.text}</p>
              </div>
              <IconButton
                size="small"
                label={`Delete ${answer.title}`}
                icon={<Trash2 size={18} />}
                disabled={form.isBusy}
                onClick={() => setDeleting(answer)}
              />
            </li>
          ))}
        </List>
      )}
      <TextField label="Title" required maxLength={80} {...form.text('title')} />
      <TextArea label="Text" required maxLength={2000} {...form.text('text')} />
      {deleting && (
        <ConfirmAction
          title={`Delete “${deleting.title}”?`}
          description="It is deleted for all administrators."
          confirmLabel="Delete"
          attempt={{
            action: () => remove({ variables: { id: deleting.id } }),
            reread,
            success: { title: 'Answer deleted' },
            failure: { title: 'Delete Failed', fallback: 'Failed to delete the answer' },
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </FormDialog>
  );
}
