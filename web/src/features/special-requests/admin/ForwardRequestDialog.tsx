import { type RequestPartsFragment, useForwardRequestMutation } from '../../../generated/graphql';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import { useMailCaveat } from '../../../ui/feedback/MailCaveat';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  request: RequestPartsFragment;
  onClose: () => void;
}

/** Forwards a request by email to the person who will handle it (spec §2). */
export function ForwardRequestDialog({ request: { id, title }, onClose }: Props) {
  const caveat = useMailCaveat('The request is sent once it is.');
  const [forward] = useForwardRequestMutation();
  const form = useDialogForm({
    first: { email: '' },
    save: ({ email }) => forward({ variables: { id, forwardToEmail: email.trim() } }),
    success: {
      title: 'Request Forwarded',
      description: 'Special request has been forwarded successfully.',
    },
    failure: { title: 'Forward Failed', fallback: 'Failed to forward request', inField: 'REASON' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Forward Special Request"
      description={title}
      submitLabel="Forward Request"
      disabled={!form.isChanged}
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
        {...form.text('email')}
      />
    </FormDialog>
  );
}
