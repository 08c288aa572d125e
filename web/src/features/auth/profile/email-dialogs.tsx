import { CODE_LENGTH } from '@rules/auth';
import { useChangeMyEmailMutation, useConfirmMyEmailMutation } from '../../../generated/graphql';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import { CodeField } from '../../../ui/form/CodeField';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface EmailProps {
  /** Called once a code is on its way. */
  onSent: () => void;
  onClose: () => void;
}

/** Asks for the address that one wants to have, which gets a code. */
export function EmailDialog({ onSent, onClose }: EmailProps) {
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
      description="The new address gets a code. Your address changes once you enter it, and the current one gets a link that restores it."
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

interface CodeProps {
  /** Where the code was sent. */
  address: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Confirms one's new address with the code that it got. */
export function CodeDialog({ address, onSaved, onClose }: CodeProps) {
  const [confirm] = useConfirmMyEmailMutation();
  const form = useDialogForm({
    first: { code: '' },
    save: (variables) => confirm({ variables }),
    success: {
      title: 'Your email is changed',
      description: `Sign in with ${address} from now on.`,
    },
    failure: {
      title: 'Not confirmed',
      fallback: 'The code could not be checked. Please try again.',
    },
    problemField: 'code',
    onSaved,
  });
  return (
    <FormDialog
      form={form}
      title="Confirm your new email"
      description={`Enter the code that we sent to ${address}. It is valid for 10 minutes; if none comes, the address may be mistyped or belong to another account.`}
      size="small"
      submitLabel="Confirm"
      disabled={form.draft.code.length < CODE_LENGTH}
      isUnsaved={false}
      onClose={onClose}
    >
      <CodeField label="Code" {...form.choice('code')} />
    </FormDialog>
  );
}
