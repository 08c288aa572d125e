import { Link, useNavigate, useSearchParams } from 'react-router-dom';
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
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [restore, { loading }] = useRestoreEmailMutation();
  const { refresh } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();

  if (search.has('restored')) {
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
    // In the address, because the end of this browser’s own session opens the page again.
    await navigate('/restore-email?restored', { replace: true });
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
