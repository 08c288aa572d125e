import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRegisterMutation } from '../../../generated/graphql';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { TextField } from '../../../ui/form/TextField';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { AccountForm } from '../AccountForm';
import { useNextPage, withNext } from '../next-page';
import { useAccountForm } from '../use-account-form';
import { checkRegistration } from '../validation';
import { CodeSentDialog } from './CodeSentDialog';
import { recordCodeSent } from './code-sent-at';

export function RegisterScreen() {
  const [register] = useRegisterMutation();
  const next = useNextPage();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const form = useAccountForm({
    fields: ['firstName', 'lastName', 'email'],
    check: checkRegistration,
    failure: { title: 'Registration failed', fallback: 'Failed to send verification email' },
    send: async (input) => {
      await register({ variables: { input } });
      recordCodeSent(input.email);
      setSentTo(input.email);
    },
  });

  return (
    <AuthLayout
      title="Create your account"
      text="We will email you a 6-digit code. Use it to set your password."
      footer={
        <>
          Already have an account? <Link to={withNext('/login', next)}>Sign in</Link>
        </>
      }
    >
      <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Create account">
        <TextField
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          autoFocus={hasKeyboard()}
        />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" />
      </AccountForm>
      {sentTo && <CodeSentDialog email={sentTo} onClose={() => setSentTo(null)} />}
    </AuthLayout>
  );
}
