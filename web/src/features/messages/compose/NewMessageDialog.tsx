import { useRef, useState } from 'react';
import { useSendMessageToEmailMutation } from '../../../generated/graphql';
import { useClientKey } from '../../../lib/network/client-key';
import { MAX_MESSAGE_LENGTH } from '../../../lib/outbox/message-length';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useMessaging } from '../sync/messaging-context';
import { AddressesFound } from './PeopleSearch';

interface NewMessageDialogProps {
  /** Called with the conversation that the message was sent in. */
  onSent: (conversationId: string) => void;
  onClose: () => void;
}

/** Sends a message to an email address (spec §2, §5). */
export function NewMessageDialog({ onSent, onClose }: NewMessageDialogProps) {
  const { sync } = useMessaging();
  const [send] = useSendMessageToEmailMutation();
  const [isChosen, setChosen] = useState(false);
  const keyOf = useClientKey();
  const form = useDialogForm({
    first: { receiverEmail: '', content: '' },
    async save({ receiverEmail, content }) {
      const texts = { receiverEmail: receiverEmail.trim(), content: content.trim() };
      const input = { ...texts, clientKey: keyOf(texts) };
      return (await send({ variables: { input } })).data?.sendMessageToEmail;
    },
    success: {
      title: 'Message sent successfully',
      description: 'Your message has been delivered.',
    },
    failure: { title: 'Failed to send message', fallback: 'Please try again', inField: 'REASON' },
    onSaved(message) {
      if (!message) return;
      sync.stored(message);
      onSent(message.conversationId);
    },
  });
  const { receiverEmail, content } = form.draft;
  const messageField = useRef<HTMLTextAreaElement>(null);
  const choose = (email: string) => {
    form.change({ receiverEmail: email });
    setChosen(true);
    // The chosen suggestion, which had the focus, is gone.
    messageField.current?.focus();
  };

  return (
    <FormDialog
      form={form}
      title="New Message"
      submitLabel="Send Message"
      disabled={receiverEmail.trim() === '' || content.trim() === ''}
      busyLabel="Sending..."
      onClose={onClose}
    >
      <TextField
        label="To"
        type="email"
        autoComplete="off"
        placeholder="Name or email address"
        hint={
          isChosen
            ? undefined
            : 'Type a name. You can write to your co-owners, hosts and guests, and to administrators.'
        }
        {...form.text('receiverEmail')}
        onInput={() => setChosen(false)}
      />
      {!isChosen && <AddressesFound text={receiverEmail} onSelect={choose} />}
      <TextArea
        ref={messageField}
        label="Message"
        rows={5}
        maxRows={12}
        maxLength={MAX_MESSAGE_LENGTH}
        {...form.text('content')}
      />
    </FormDialog>
  );
}
