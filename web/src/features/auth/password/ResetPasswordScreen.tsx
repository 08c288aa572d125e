import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useResetLinkQuery, useResetPasswordMutation } from '../../../generated/graphql';
import { wait } from '../../../lib/wait';
import { LinkButton } from '../../../ui/button/LinkButton';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { REDIRECT_AFTER_MS } from '../constants';
import { useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkReset } from '../validation';
import { NewPasswordFields } from './NewPasswordFields';

const backToSignIn = <Link to="/login">Back to sign in</Link>;

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? (
    <ResetLink token={token} />
  ) : (
    <InvalidLink why="The reset link is invalid or its token is missing." />
  );
}

function InvalidLink({ why }: { why: string }) {
  return (
    <AuthLayout
      title="Invalid link"
      text={`${why} A link works once, for 1 hour.`}
      footer={backToSignIn}
    >
      <LinkButton to="/forgot-password" wide size="large">
        Send a new link
      </LinkButton>
    </AuthLayout>
  );
}

/**
 * Checks the link before the form is shown; if that check fails, the server validates it on
 * submission.
 */
function ResetLink({ token }: { token: string }) {
  const { data, loading } = useResetLinkQuery({ variables: { token } });
  if (data?.resetLinkOpens === false) {
    return <InvalidLink why="This link was used already or has expired." />;
  }
  if (!loading) return <ResetForm token={token} />;
  return (
    <AuthLayout title="Choose a new password" text={null} footer={backToSignIn}>
      <LoadingState />
    </AuthLayout>
  );
}

function ResetForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const { refresh } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);

  const form = useAccountForm({
    fields: ['newPassword', 'confirmPassword'],
    check: checkReset,
    failure: {
      title: 'Reset failed',
      fallback: 'Failed to reset password. The link may be expired.',
    },
    send: async ({ newPassword }) => {
      await reset({ variables: { input: { token, newPassword } } });
      setIsDone(true);
      toast({ title: 'Password reset', description: 'You can now sign in with it.' });
      await wait(REDIRECT_AFTER_MS.reset);
      // The server has ended all sessions of this account, perhaps including this browser's.
      await refresh();
      navigate('/login', { replace: true });
    },
  });

  return (
    <AuthLayout
      title={isDone ? 'Your new password is set' : 'Choose a new password'}
      text={isDone ? null : 'Use it from now on, on all your devices.'}
      footer={backToSignIn}
    >
      {isDone ? (
        <LoadingState label="Taking you to the sign-in page…" />
      ) : (
        <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Reset password">
          <NewPasswordFields field={form.field} isFirst />
        </AccountForm>
      )}
    </AuthLayout>
  );
}
