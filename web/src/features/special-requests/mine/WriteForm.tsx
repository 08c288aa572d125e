import { useState } from 'react';
import {
  type MyRequestPartsFragment,
  useWriteOnMyRequestMutation,
} from '../../../generated/graphql';
import { useReadOnly } from '../../../lib/read-only';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { Send } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { isOpen } from '../request-text';

/** Adds something to one's own request; renders nothing once it is closed. */
export function WriteForm({ request }: { request: MyRequestPartsFragment }) {
  const isReadOnly = useReadOnly();
  const [text, setText] = useState('');
  const [write] = useWriteOnMyRequestMutation();
  const { attempt, isBusy } = useAttempt();
  useUnsaved(text.trim() !== '');
  if (isReadOnly || !isOpen(request)) return null;

  const send = async () => {
    if (!text.trim() || isBusy) return;
    const isDone = await attempt({
      action: () => write({ variables: { input: { id: request.id, text } } }),
      success: { title: 'Sent to your administrators' },
      failure: { title: 'Not sent', fallback: 'Please try again' },
    });
    if (isDone) setText('');
  };
  return (
    <Stack
      as="form"
      $gap={3}
      aria-label="Write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label="Add something"
        hint="Your administrators read it here."
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Row $justify="end">
        <Button
          type="submit"
          variant={text.trim() ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={!text.trim()}
          icon={<Send size={18} aria-hidden />}
        >
          Send
        </Button>
      </Row>
    </Stack>
  );
}
