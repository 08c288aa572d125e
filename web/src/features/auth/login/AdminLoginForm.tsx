import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type LoginInput,
  useAdminLoginMutation,
  useAdminPasskeyLoginMutation,
  useAppInfoQuery,
} from '../../../generated/graphql';
import { errorCode, errorText, hasErrorFact, refusalOf } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import { Zap } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { ProviderSignIn } from '../providers/ProviderSignIn';
import { type SessionUser, useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkLogin } from '../validation';
import { useTwoSteps } from './use-two-steps';

/** The demo's administrator (product.md 'Demo data'). */
const DEMO_ADMIN = { email: 'admin@fairweek.test', password: 'fairweek-demo' };

const DENIED = { title: 'Access Denied', description: 'Admin privileges required.' };

const authState = ({ email, userRole, isAdmin, isAdminSession }: SessionUser) =>
  `Auth state: ${email}, role ${userRole}, isAdmin ${isAdmin}, admin session ${isAdminSession}`;

/**
 * Raises the session to an administrator's; a non-administrator keeps the current session (spec
 * §6).
 */
export function AdminLoginForm({ user }: { user: SessionUser }) {
  const [adminLogin, { loading }] = useAdminLoginMutation();
  const [byPasskey] = useAdminPasskeyLoginMutation();
  const { signIn } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isDemo = useAppInfoQuery().data?.appInfo.demo ?? false;

  const [needsFactor, setNeedsFactor] = useState('');
  function arrive(administrator: SessionUser) {
    signIn(administrator);
    toast({ title: 'Login Successful', description: `Welcome back, ${administrator.firstName}.` });
  }
  const passkey = (
    <PasskeyButton
      label="Use a passkey"
      send={async (input) => {
        const { data } = await byPasskey({ variables: { input } });
        if (data) arrive(data.adminPasskeyLogin.user);
      }}
    />
  );
  const { enter: enterOrAsk, step } = useTwoSteps(async (input: LoginInput) => {
    const { data } = await adminLogin({ variables: { input } });
    if (data) arrive(data.adminLogin.user);
  }, passkey);

  async function enter(input: { email: string; password: string }) {
    try {
      await enterOrAsk(input);
    } catch (error) {
      if (hasErrorFact(error, 'secondFactorMissing')) {
        setNeedsFactor(errorText(error, ''));
        return;
      }
      const failed = {
        title: 'Login failed',
        description: refusalOf(error) || 'Invalid email or password',
      };
      toast({ ...(errorCode(error) === 'FORBIDDEN' ? DENIED : failed), destructive: true });
    }
  }

  const form = useAccountForm({
    fields: ['email', 'password'],
    check: checkLogin,
    failure: { title: 'Login failed', fallback: 'Invalid email or password' },
    send: enter,
  });

  if (step) return step;
  return (
    <Stack>
      {needsFactor && (
        <Notice
          message={needsFactor}
          action={{ label: 'Account and security', onClick: () => navigate('/account') }}
        />
      )}
      <AccountForm {...form.formProps} busy={loading} submitLabel="Sign in as administrator">
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={user.isAdmin ? user.email : ''}
        />
        <PasswordField {...form.field('password')} label="Password" />
      </AccountForm>
      {passkey}
      <ProviderSignIn isAdmin next={pathname + search} />
      {isDemo && (
        <>
          <Button
            variant="secondary"
            icon={<Zap size={18} aria-hidden />}
            disabled={loading}
            onClick={() => enter(DEMO_ADMIN)}
          >
            Quick login
          </Button>
          <small>{authState(user)}</small>
        </>
      )}
    </Stack>
  );
}
