import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRestoreEmailMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { useToast } from '../../../ui/toast/Toast';
import { useSession } from '../session/session';

const backToSignIn = <Link to="/login">Back to sign in</Link>;

/** /restore-email?token=…: takes back a change of one's address that someone else made. */
export function RestoreEmailScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [restore, { loading }] = useRestoreEmailMutation();
  const { refresh } = useSession();
  const { toast } = useToast();
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <AuthLayout
        title="Your address is restored"
        text="All devices are signed out, and the former password no longer works. A link to choose a new one is on its way to you."
        footer={backToSignIn}
      >
        <LinkButton to="/forgot-password" wide size="large" variant="secondary">
          Send another link
        </LinkButton>
      </AuthLayout>
    );
  }

  async function takeBack() {
    try {
      await restore({ variables: { token } });
    } catch (error) {
      const description = errorText(error, 'Please try again.');
      toast({ title: 'Not restored', description, destructive: true });
      return;
    }
    setDone(true);
    // The server has ended all sessions of this account, perhaps including this browser's.
    await refresh();
  }

  return (
    <AuthLayout
      title="Restore your email address?"
      text="If someone else changed it: your account gets this address back, all devices are signed out, access tokens are revoked, and you choose a new password."
      footer={backToSignIn}
    >
      <Button wide size="large" busy={loading} disabled={token === ''} onClick={takeBack}>
        Restore this address
      </Button>
    </AuthLayout>
  );
}
