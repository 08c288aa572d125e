import {
  type MyRequestPartsFragment,
  useWriteOnMyRequestMutation,
} from '../../../generated/graphql';
import { useReadOnly } from '../../../lib/read-only';
import { Button } from '../../../ui/button/Button';
import { TextArea } from '../../../ui/form/TextArea';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { Send } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { isOpen } from '../request-text';

/** Adds something to one's own request; renders nothing once it is closed. */
export function WriteForm({ request }: { request: MyRequestPartsFragment }) {
  const isReadOnly = useReadOnly();
  const [write] = useWriteOnMyRequestMutation();
  const form = useEditForm({
    first: { text: '' },
    save: ({ text }) => write({ variables: { input: { id: request.id, text } } }),
    success: { title: 'Sent to your administrators' },
    failure: { title: 'Not sent', fallback: 'Please try again' },
    after: () => ({ text: '' }),
  });
  if (isReadOnly || !isOpen(request)) return null;
  return (
    <Stack as="form" $gap={3} aria-label="Write" {...form.formProps}>
      <TextArea
        label="Add something"
        hint="Your administrators read it here."
        rows={2}
        maxLength={2000}
        {...form.text('text')}
      />
      <Row $justify="end">
        <Button
          type="submit"
          variant={form.isChanged ? 'primary' : 'secondary'}
          busy={form.isBusy}
          disabled={!form.isChanged}
          icon={<Send size={18} aria-hidden />}
        >
          Send
        </Button>
      </Row>
    </Stack>
  );
}
