import {
  useConfirmByPasskeyMutation,
  useConfirmPasswordMutation,
  useMyPasskeysQuery,
} from '../../../generated/graphql';
import type { AskedFor } from '../../../lib/network/password-gate';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { ProviderConfirm } from '../providers/ProviderConfirm';
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

/** Asks a signed-in user for the password again, or a passkey in its place. */
export function PasswordDialog({ user, askedFor, onAnswer }: PasswordDialogProps) {
  const [confirm] = useConfirmPasswordMutation();
  const [byPasskey] = useConfirmByPasskeyMutation();
  const { data } = useMyPasskeysQuery();
  const form = useDialogForm({
    first: { password: '' },
    save: (variables) => confirm({ variables }),
    failure: { title: 'Error', fallback: 'Your password could not be checked. Please try again.' },
    problemField: 'password',
    onSaved: () => onAnswer(true),
  });
  const hasPasskey = data !== undefined && data.myPasskeys.length > 0;
  return (
    <FormDialog
      title="Confirm your password"
      description={`${WHY[askedFor]}, so it needs your password${hasPasskey ? ' or a passkey' : ''}, given within the last 15 minutes.`}
      size="small"
      submitLabel="Confirm"
      form={form}
      isUnsaved={false}
      disabled={form.draft.password === ''}
      onClose={() => onAnswer(false)}
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <PasswordField label="Password" name="password" {...form.text('password')} />
      {hasPasskey && (
        <PasskeyButton
          label="Use a passkey"
          failure="Not confirmed"
          send={(input) => byPasskey({ variables: { input } }).then(() => onAnswer(true))}
        />
      )}
      <ProviderConfirm onConfirmed={() => onAnswer(true)} />
    </FormDialog>
  );
}
