import { CODE_LENGTH } from '@rules/auth';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useVerifyOtpMutation } from '../../../generated/graphql';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { wait } from '../../../lib/wait';
import { CodeField } from '../../../ui/form/CodeField';
import { TextField } from '../../../ui/form/TextField';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { Stack } from '../../../ui/layout/Stack';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { REDIRECT_AFTER_MS } from '../constants';
import { DemoMailNote } from '../DemoMailNote';
import { useNextPage, withNext } from '../next-page';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkVerification } from '../validation';
import { clearCodeSentAt } from './code-sent-at';
import { ResendCode } from './ResendCode';

export function VerifyOtpScreen() {
  const [verify] = useVerifyOtpMutation();
  const { signIn } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const next = useNextPage();
  const [search] = useSearchParams();
  const givenEmail = search.get('email') ?? '';
  const [email, setEmail] = useState(givenEmail);
  const [code, setCode] = useState('');

  const form = useAccountForm({
    fields: ['email', 'otpCode', 'newPassword', 'confirmPassword'],
    check: checkVerification,
    failure: {
      title: 'Verification failed',
      fallback: 'Invalid verification code or expired',
    },
    send: async ({ confirmPassword: _, ...input }) => {
      const { data } = await verify({ variables: { input } });
      if (!data) return;
      const { user } = data.verifyOtp;
      clearCodeSentAt(input.email);
      toast({
        title: 'Account verified successfully',
        description: `Welcome to Fairweek, ${user.firstName}.`,
      });
      await wait(REDIRECT_AFTER_MS.verification);
      signIn(user);
      navigate(next, { replace: true });
    },
  });

  return (
    <AuthLayout
      title="Verify your email"
      text="Enter the 6-digit code that we sent to you, and choose your password."
      footer={
        <Stack $gap={2}>
          <p>
            Already verified? <Link to={withNext('/login', next)}>Sign in</Link>
          </p>
          <DemoMailNote />
        </Stack>
      }
    >
      <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Verify account">
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus={givenEmail === '' && hasKeyboard()}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <CodeField
          {...form.field('otpCode')}
          label="Verification code"
          length={CODE_LENGTH}
          autoFocus={givenEmail !== '' && hasKeyboard()}
          value={code}
          onValueChange={setCode}
        />
        <ResendCode email={email.trim()} onSent={() => setCode('')} />
        <NewPasswordFields field={form.field} />
      </AccountForm>
    </AuthLayout>
  );
}
