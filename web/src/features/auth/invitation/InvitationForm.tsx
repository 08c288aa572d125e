import { useNavigate } from 'react-router-dom';
import { type InvitationQuery, useAcceptInvitationMutation } from '../../../generated/graphql';
import { errorCode } from '../../../lib/network/error-text';
import { wait } from '../../../lib/wait';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';
import { REDIRECT_AFTER_MS } from '../constants';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { useSession } from '../session/session';
import { useAccountForm } from '../use-account-form';
import { checkReset } from '../validation';
import { InvitedProperties } from './InvitedProperties';

/** Why an invitation no longer works. */
export type InvitationEnd = 'used' | 'ended';

/** Returns how an invitation ended, from the code of a refusal; undefined for any other error. */
export function endOf(code: string | undefined): InvitationEnd | undefined {
  if (code === 'CONFLICT') return 'used';
  return code === 'NOT_FOUND' ? 'ended' : undefined;
}

interface Props {
  token: string;
  invitation: InvitationQuery['invitation'];
  /** Called if the link turns out to work no longer. */
  onEnd: (end: InvitationEnd) => void;
}

/** Chooses the first password with an invitation, and signs in. */
export function InvitationForm({ token, invitation, onEnd }: Props) {
  const { firstName, email, properties } = invitation;
  const [accept] = useAcceptInvitationMutation();
  const { user: signedIn, signIn } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();

  const send = async (newPassword: string) => {
    const { data } = await accept({ variables: { input: { token, newPassword } } });
    if (!data) return;
    const { user } = data.acceptInvitation;
    toast({ title: 'Password set', description: `Welcome to Fairweek, ${user.firstName}.` });
    await wait(REDIRECT_AFTER_MS.verification);
    signIn(user);
    navigate('/', { replace: true });
  };
  const form = useAccountForm({
    fields: ['newPassword', 'confirmPassword'],
    check: checkReset,
    failure: {
      title: 'Not set yet',
      fallback: 'Your password could not be set. Please try again.',
    },
    send: ({ newPassword }) =>
      send(newPassword).catch((error: unknown) => {
        const end = endOf(errorCode(error));
        if (!end) throw error;
        onEnd(end);
      }),
  });

  return (
    <AuthLayout
      title={`Welcome, ${firstName}`}
      text={
        signedIn
          ? `You are signed in as ${signedIn.firstName} ${signedIn.lastName}. With this password you sign in as ${firstName} instead.`
          : 'Your account is ready. Choose a password to see your weeks, swap them and read the house documents.'
      }
    >
      <InvitedProperties properties={properties} />
      <AccountForm {...form.formProps} busy={form.isBusy} submitLabel="Set password and sign in">
        <p>
          You sign in with <strong>{email}</strong>.
        </p>
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <NewPasswordFields field={form.field} isFirst />
      </AccountForm>
    </AuthLayout>
  );
}
