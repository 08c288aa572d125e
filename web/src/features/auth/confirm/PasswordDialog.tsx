import { useState } from 'react';
import { useConfirmPasswordMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { PasswordField } from '../../../ui/form/PasswordField';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { SessionUser } from '../session/session';

interface PasswordDialogProps {
  user: SessionUser;
  /** Called with whether the password was confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks a signed-in user for the password once more. */
export function PasswordDialog({ user, onAnswer }: PasswordDialogProps) {
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
      description="This affects other people or an account’s security, so it needs a password entered within the last 15 minutes."
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
