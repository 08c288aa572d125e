import { useState } from 'react';
import { useConfirmPasswordMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import type { AskedFor } from '../../../lib/network/password-gate';
import { PasswordField } from '../../../ui/form/PasswordField';
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
  const [confirm, { loading }] = useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    try {
      await confirm({ variables: { password } });
      onAnswer(true);
    } catch (error) {
      setProblem(errorText(error, 'Your password could not be checked. Please try again.'));
    }
  };
  return (
    <FormDialog
      title="Confirm your password"
      description={`${WHY[askedFor]}, so it needs a password entered within the last 15 minutes.`}
      size="small"
      submitLabel="Confirm"
      disabled={password === ''}
      busy={loading}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <PasswordField
        label="Password"
        name="password"
        value={password}
        error={problem}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
