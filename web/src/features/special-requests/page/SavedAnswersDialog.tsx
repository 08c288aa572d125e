import { useState } from 'react';
import styled from 'styled-components';
import {
  SavedAnswersDocument,
  type SavedAnswersQuery,
  useDeleteSavedAnswerMutation,
  useSaveAnswerMutation,
} from '../../../generated/graphql';
import { errorField, errorText } from '../../../lib/network/error-text';
import { IconButton } from '../../../ui/button/IconButton';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Trash2 } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { color, size, space } from '../../../ui/theme/tokens';

const List = styled.ul`
  display: grid;
  max-height: 16rem;
  overflow-y: auto;
  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    justify-content: space-between;
    border-bottom: 1px solid ${color.border};
  }
  div {
    min-width: 0;
    padding-block: ${space[2]};
  }
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p + p {
    color: ${color.textMuted};
    font-size: ${size.small};
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
  const [title, setTitle] = useState('');
  const [text, setText] = useState(written);
  const [titleError, setTitleError] = useState<string>();
  const [deleting, setDeleting] = useState<Answer>();
  const [save] = useSaveAnswerMutation();
  const [remove] = useDeleteSavedAnswerMutation();
  const { attempt, isBusy } = useAttempt();

  const submit = async () => {
    const isDone = await attempt({
      action: () => save({ variables: { title: title.trim(), text: text.trim() } }),
      reread,
      success: { title: 'Answer saved' },
      failure: { title: 'Not saved', fallback: 'Failed to save the answer' },
      onError: (error) => {
        const isTitle = errorField(error) === 'title';
        if (isTitle) setTitleError(errorText(error, ''));
        return isTitle;
      },
    });
    if (isDone) onClose();
  };
  const confirm = async ({ id }: Answer) => {
    const isDone = await attempt({
      action: () => remove({ variables: { id } }),
      reread,
      success: { title: 'Answer deleted' },
      failure: { title: 'Delete Failed', fallback: 'Failed to delete the answer' },
    });
    if (isDone) setDeleting(undefined);
  };

  return (
    <FormDialog
      title="Saved answers"
      description="All administrators share them; {guest} becomes the guest’s first name."
      submitLabel="Save answer"
      cancelLabel="Close"
      disabled={!title.trim() || !text.trim()}
      isUnsaved={title.trim() !== '' || text !== written}
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack $gap={4}>
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
                  disabled={isBusy}
                  onClick={() => setDeleting(answer)}
                />
              </li>
            ))}
          </List>
        )}
        <TextField
          label="Title"
          required
          maxLength={80}
          error={titleError}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setTitleError(undefined);
          }}
        />
        <TextArea
          label="Text"
          required
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Stack>
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleting(undefined)}
          title={`Delete “${deleting.title}”?`}
          description="It is deleted for all administrators."
          confirmLabel="Delete"
          danger
          busy={isBusy}
          onConfirm={() => confirm(deleting)}
        />
      )}
    </FormDialog>
  );
}
