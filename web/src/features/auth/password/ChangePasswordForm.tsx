import { useNavigate } from 'react-router-dom';
import { useChangePasswordMutation } from '../../../generated/graphql';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { wasAnswered } from '../../../lib/network/outage';
import { wait } from '../../../lib/wait';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { REDIRECT_AFTER_MS } from '../constants';
import { useCarriedPage } from '../next-page';
import { type SessionUser, useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkFirstPassword, checkPasswordChange } from '../validation';
import { NewPasswordFields } from './NewPasswordFields';
import { recordPasswordChange } from './password-change';

/** Requires the current password, except on a first login with a temporary one. */
export function ChangePasswordForm({ user }: { user: SessionUser }) {
  const [change] = useChangePasswordMutation();
  const { signIn } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const next = useCarriedPage();

  const form = useAccountForm({
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    check: user.isFirstLogin ? checkFirstPassword : checkPasswordChange,
    failure: { title: 'Password change failed', fallback: 'Failed to update password' },
    send: async ({ currentPassword, newPassword }) => {
      const input = user.isFirstLogin ? { newPassword } : { currentPassword, newPassword };
      recordPasswordChange(true);
      // The answer replaces the session's cookie even if the page is left or reloaded by then.
      const context = { fetchOptions: { keepalive: true } };
      const { data } = await change({ variables: { input }, context }).catch((error: unknown) => {
        // Leaving the page fails it as well, and then the next page has to know.
        if (wasAnswered(error)) recordPasswordChange(false);
        throw error;
      });
      recordPasswordChange(false);
      if (!data) return;
      toast({ title: 'Password changed', description: 'Please use it from now on.' });
      await wait(REDIRECT_AFTER_MS.passwordChange);
      signIn(data.changePassword.user);
      navigate(next, { replace: true });
    },
  });

  return (
    <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Change password">
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      {!user.isFirstLogin && (
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoFocus={hasKeyboard()}
        />
      )}
      <NewPasswordFields field={form.field} isFirst={user.isFirstLogin} />
    </AccountForm>
  );
}
