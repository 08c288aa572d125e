import { useRef, useState } from 'react';
import { useSendMessageToEmailMutation } from '../../../generated/graphql';
import { createClientKey } from '../../../lib/network/client-key';
import { errorText } from '../../../lib/network/error-text';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';
import { useDiscardUnsaved } from '../../../ui/unsaved/unsaved';
import { useMessaging } from '../sync/messaging-context';
import { MAX_MESSAGE_LENGTH } from './limits';
import { AddressesFound } from './PeopleSearch';

interface NewMessageDialogProps {
  /** Called with the conversation that the message was sent in. */
  onSent: (conversationId: string) => void;
  onClose: () => void;
}

/** Sends a message to an email address (spec §2, §5). */
export function NewMessageDialog({ onSent, onClose }: NewMessageDialogProps) {
  const { toast } = useToast();
  const { sync } = useMessaging();
  const [send, { loading }] = useSendMessageToEmailMutation();
  const [receiverEmail, setEmail] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [content, setContent] = useState('');
  const discardUnsaved = useDiscardUnsaved();
  const clientKey = useRef(createClientKey());
  const isReady = receiverEmail.trim() !== '' && content.trim() !== '';

  const submit = async () => {
    try {
      const input = {
        receiverEmail: receiverEmail.trim(),
        content: content.trim(),
        clientKey: clientKey.current,
      };
      const { data } = await send({ variables: { input } });
      toast({
        title: 'Message sent successfully',
        description: 'Your message has been delivered.',
      });
      if (!data) return;
      sync.stored(data.sendMessageToEmail);
      discardUnsaved();
      onSent(data.sendMessageToEmail.conversationId);
    } catch (error) {
      toast({
        title: 'Failed to send message',
        description: errorText(error, 'Please try again'),
        destructive: true,
      });
    }
  };
  /** A different text or recipient makes it a different message. */
  const edit = (change: () => void) => {
    clientKey.current = createClientKey();
    change();
  };
  const messageField = useRef<HTMLTextAreaElement>(null);
  const choose = (email: string) => {
    edit(() => setEmail(email));
    setChosen(true);
    // The chosen suggestion, which had the focus, is gone.
    messageField.current?.focus();
  };

  return (
    <FormDialog
      onSubmit={submit}
      title="New Message"
      submitLabel="Send Message"
      disabled={!isReady}
      isUnsaved={receiverEmail.trim() !== '' || content.trim() !== ''}
      busy={loading}
      busyLabel="Sending..."
      onClose={onClose}
    >
      <Stack>
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
          value={receiverEmail}
          onChange={({ target }) => {
            edit(() => setEmail(target.value));
            setChosen(false);
          }}
        />
        {!isChosen && <AddressesFound text={receiverEmail} onSelect={choose} />}
        <TextArea
          ref={messageField}
          label="Message"
          rows={5}
          maxRows={12}
          maxLength={MAX_MESSAGE_LENGTH}
          value={content}
          onChange={({ target }) => edit(() => setContent(target.value))}
        />
      </Stack>
    </FormDialog>
  );
}
