import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecentPasswordDocument, useConfirmPasswordMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { passwordGate } from '../../../lib/network/password-gate';
import { PasswordField } from '../../../ui/form/PasswordField';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { SessionUser } from '../session/session';

type Answer = (isConfirmed: boolean) => void;

/** The dialog that asks for the password again, wherever the server wants it. */
export function ConfirmPassword({ user }: { user: SessionUser }) {
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  const client = useApolloClient();
  useEffect(
    () =>
      passwordGate.register({
        show: (answer) => setAsked({ answer }),
        async isRecent() {
          const query = { query: RecentPasswordDocument, fetchPolicy: 'network-only' } as const;
          const answer = await client.query(query).catch(() => undefined);
          return answer?.data?.currentUser?.hasRecentPassword ?? true;
        },
      }),
    [client],
  );
  if (!asked) return null;
  const close = (isConfirmed: boolean) => {
    setAsked(null);
    asked.answer(isConfirmed);
  };
  return <PasswordDialog user={user} onAnswer={close} />;
}

function PasswordDialog({ user, onAnswer }: { user: SessionUser; onAnswer: Answer }) {
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
      description="This affects other people or an account’s security. You won’t be asked again for 15 minutes."
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
