import { Zap } from 'lucide-react';
import { useAdminLoginMutation, useAppInfoQuery } from '../../../generated/graphql';
import { errorCode, refusalOf } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { useToast } from '../../../ui/feedback/Toast';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { AccountForm } from '../AccountForm';
import { type SessionUser, useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkLogin } from '../validation';

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
  const { signIn } = useSession();
  const { toast } = useToast();
  const isDemo = useAppInfoQuery().data?.appInfo.demo ?? false;

  async function enter(input: { email: string; password: string }) {
    try {
      const { data } = await adminLogin({ variables: { input } });
      if (!data) return;
      signIn(data.adminLogin.user);
      toast({
        title: 'Login Successful',
        description: `Welcome back, ${data.adminLogin.user.firstName}.`,
      });
    } catch (error) {
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

  return (
    <Stack>
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
