import { useConfirmPasswordMutation } from '../../../generated/graphql';
import type { AskedFor } from '../../../lib/network/password-gate';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { SessionUser } from '../session/session';

const WHY: Record<AskedFor, string> = {
  change: 'This affects other people or an account’s security',
  export: 'This gives out data about other people',
};

interface PasswordDialogProps {
  user: SessionUser;
  askedFor: AskedFor;
  /** Called with whether the password was confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks a signed-in user for the password once more. */
export function PasswordDialog({ user, askedFor, onAnswer }: PasswordDialogProps) {
  const [confirm] = useConfirmPasswordMutation();
  const form = useDialogForm({
    first: { password: '' },
    save: (variables) => confirm({ variables }),
    failure: { title: 'Error', fallback: 'Your password could not be checked. Please try again.' },
    problemField: 'password',
    onSaved: () => onAnswer(true),
  });
  return (
    <FormDialog
      title="Confirm your password"
      description={`${WHY[askedFor]}, so it needs a password entered within the last 15 minutes.`}
      size="small"
      submitLabel="Confirm"
      form={form}
      isUnsaved={false}
      disabled={form.draft.password === ''}
      onClose={() => onAnswer(false)}
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <PasswordField label="Password" name="password" {...form.text('password')} />
    </FormDialog>
  );
}
