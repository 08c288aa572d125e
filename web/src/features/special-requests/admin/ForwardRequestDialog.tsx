import { useState } from 'react';
import { type RequestPartsFragment, useForwardRequestMutation } from '../../../generated/graphql';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import { useMailCaveat } from '../../../ui/feedback/MailCaveat';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextField } from '../../../ui/form/TextField';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  request: RequestPartsFragment;
  onClose: () => void;
}

/** Forwards a request by email to the person who will handle it (spec §2). */
export function ForwardRequestDialog({ request: { id, title }, onClose }: Props) {
  const [email, setEmail] = useState('');
  const caveat = useMailCaveat('The request is sent once it is.');
  const [forward] = useForwardRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const forwardToEmail = email.trim();
  const submit = async () => {
    if (!forwardToEmail || isBusy) return;
    const isDone = await attempt({
      action: () => forward({ variables: { id, forwardToEmail } }),
      success: {
        title: 'Request Forwarded',
        description: 'Special request has been forwarded successfully.',
      },
      failure: { title: 'Forward Failed', fallback: 'Failed to forward request' },
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      onSubmit={submit}
      title="Forward Special Request"
      description={title}
      submitLabel="Forward Request"
      disabled={!forwardToEmail}
      isUnsaved={forwardToEmail !== ''}
      busy={isBusy}
      onClose={onClose}
    >
      <TextField
        label="Forward to Email"
        hint={caveat ?? 'They receive the request by email; their reply goes to the guest.'}
        type="email"
        pattern={EMAIL_PATTERN}
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
