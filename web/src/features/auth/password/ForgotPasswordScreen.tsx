import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../../generated/graphql';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { TextField } from '../../../ui/form/TextField';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { Stack } from '../../../ui/layout/Stack';
import { AccountForm } from '../AccountForm';
import { STORAGE_KEYS } from '../constants';
import { DemoMailNote } from '../DemoMailNote';
import { useNextPage, withNext } from '../next-page';
import { useAccountForm } from '../use-account-form';
import { checkEmail } from '../validation';

export function ForgotPasswordScreen() {
  const [requestReset] = useForgotPasswordMutation();
  const signInPage = withNext('/login', useNextPage());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    fields: ['email'],
    check: checkEmail,
    failure: { title: 'Request failed', fallback: 'Failed to send password reset email' },
    send: async (input) => {
      await requestReset({ variables: { input } });
      setSentTo(input.email);
    },
  });

  if (sentTo)
    return <LinkSent email={sentTo} signInPage={signInPage} onAgain={() => setSentTo(null)} />;
  return (
    <AuthLayout
      title="Forgot your password?"
      text="Enter your email address and we will send you a link to choose a new one."
      footer={<Link to={signInPage}>Back to sign in</Link>}
    >
      <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Send reset link">
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus={hasKeyboard()}
          defaultValue={localStorage.getItem(STORAGE_KEYS.email) ?? ''}
        />
      </AccountForm>
    </AuthLayout>
  );
}

interface LinkSentProps {
  email: string;
  signInPage: string;
  onAgain: () => void;
}

/** Shows the same text for every address, so as not to reveal who has an account. */
function LinkSent({ email, signInPage, onAgain }: LinkSentProps) {
  return (
    <AuthLayout
      title="Check your email"
      text={
        <>
          If <strong>{email}</strong> belongs to an account, a link to choose a new password is on
          its way. It works once, for 1 hour.
        </>
      }
      footer={<DemoMailNote />}
    >
      <Stack $gap={3}>
        <LinkButton to={signInPage} wide size="large">
          Back to sign in
        </LinkButton>
        <Button variant="secondary" wide size="large" onClick={onAgain}>
          Try another address
        </Button>
      </Stack>
    </AuthLayout>
  );
}
