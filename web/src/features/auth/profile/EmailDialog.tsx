import { useChangeMyEmailMutation } from '../../../generated/graphql';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  /** Called once a code is on its way. */
  onSent: () => void;
  onClose: () => void;
}

/** Asks for the address that one wants to have, which gets a code. */
export function EmailDialog({ onSent, onClose }: Props) {
  const [change] = useChangeMyEmailMutation();
  const form = useDialogForm({
    first: { email: '' },
    save: ({ email }) => change({ variables: { email: email.trim() } }),
    failure: { title: 'No code sent', fallback: 'Please try again.' },
    problemField: 'email',
    onSaved: onSent,
  });
  return (
    <FormDialog
      form={form}
      title="Change your email"
      description="We send a code to the new address. Your address changes once you enter it, and your present address is told, with a link to take it back."
      size="small"
      submitLabel="Send code"
      disabled={form.draft.email.trim() === ''}
      isUnsaved={false}
      onClose={onClose}
    >
      <TextField
        label="New email"
        type="email"
        pattern={EMAIL_PATTERN}
        {...form.text('email')}
        required
        maxLength={254}
        autoComplete="email"
      />
    </FormDialog>
  );
}
