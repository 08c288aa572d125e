import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { type LoginInput, type LoginMutation, useLoginMutation } from '../../../generated/graphql';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { readText } from '../../../lib/keep-text';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { Row, Stack } from '../../../ui/layout/Stack';
import { thumb } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { STORAGE_KEYS } from '../constants';
import { useNextPage, withNext } from '../next-page';
import { useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkLogin } from '../validation';
import { useTwoSteps } from './use-two-steps';

const PasskeySignIn = lazyComponent(
  async () => (await import('../passkeys/PasskeySignIn')).PasskeySignIn,
  <Button variant="secondary" wide disabled aria-hidden />,
  null,
);

const providers = () => import('../providers/ProviderSignIn');
const ProviderSignIn = lazyComponent(async () => (await providers()).ProviderSignIn, null, null);
const ProviderProblem = lazyComponent(async () => (await providers()).ProviderProblem, null, null);
const ProviderCode = lazyComponent(
  async () => (await import('../providers/ProviderCode')).ProviderCode,
  null,
);

const ForgotLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${thumb};
`;

function rememberEmail(email: string | null): void {
  if (email === null) localStorage.removeItem(STORAGE_KEYS.email);
  else localStorage.setItem(STORAGE_KEYS.email, email);
}

export function LoginScreen() {
  const [login] = useLoginMutation();
  const { signIn } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const next = useNextPage();
  const problem = useSearchParams()[0].get('problem');
  const [savedEmail] = useState(() => localStorage.getItem(STORAGE_KEYS.email));
  const [isAdmin, setIsAdmin] = useState(true);
  const [isRemembered, setIsRemembered] = useState(savedEmail !== null);

  function arrive({ user, isFirstLogin }: LoginMutation['login'], email = user.email) {
    rememberEmail(isRemembered ? email : null);
    signIn(user);
    navigate(isFirstLogin ? withNext('/change-password', next) : next, { replace: true });
    toast({
      title: 'Login Successful',
      description: isFirstLogin
        ? `Welcome, ${user.firstName}. Please choose your own password first.`
        : `Welcome back, ${user.firstName}.`,
    });
  }
  const passkey = { isAdmin, onSignedIn: arrive };
  const { enter, step } = useTwoSteps(
    async (input: LoginInput) => {
      const { data } = await login({ variables: { input } });
      if (data) arrive(data.login, input.email);
    },
    <PasskeySignIn label="Use a passkey" {...passkey} />,
  );
  const form = useAccountForm({
    fields: ['email', 'password'],
    check: checkLogin,
    failure: { title: 'Login failed', fallback: 'Invalid email or password' },
    send: ({ email, password }) => enter({ email, password, isAdmin }),
  });

  if (problem === 'code') {
    return (
      <AuthLayout
        title="Two-step verification"
        text="You are signed in at the provider. Now enter the code from your authenticator app."
      >
        <ProviderCode
          onSignedIn={arrive}
          onBack={() => navigate(withNext('/login', next), { replace: true })}
        />
      </AuthLayout>
    );
  }
  if (step) {
    return (
      <AuthLayout
        title="Two-step verification"
        text="Your password is right. Now enter the code from your authenticator app."
      >
        {step}
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      title="Sign in"
      text="Your weeks, your place in the rotation and your fellow owners are waiting."
      footer={
        <>
          New to Fairweek? <Link to={withNext('/register', next)}>Create New Account</Link>
        </>
      }
    >
      <Stack>
        {problem && <ProviderProblem />}
        <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Sign in">
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            autoComplete={readText(STORAGE_KEYS.passkey) ? 'username webauthn' : 'username'}
            autoFocus={savedEmail === null && hasKeyboard()}
            defaultValue={savedEmail ?? ''}
          />
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoFocus={savedEmail !== null && hasKeyboard()}
          />
          <Stack $gap={0}>
            <Checkbox
              label="Login as Administrator"
              checked={isAdmin}
              onCheckedChange={setIsAdmin}
            />
            <Row $justify="space-between" $gap={2}>
              <Checkbox
                label="Remember my email address"
                checked={isRemembered}
                onCheckedChange={setIsRemembered}
              />
              <ForgotLink to={withNext('/forgot-password', next)}>Forgot password?</ForgotLink>
            </Row>
          </Stack>
        </AccountForm>
        <PasskeySignIn label="Sign in with a passkey" fillsIn {...passkey} />
        <ProviderSignIn isAdmin={isAdmin} next={next} />
      </Stack>
    </AuthLayout>
  );
}
