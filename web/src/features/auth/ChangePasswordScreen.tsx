import { AuthLayout } from '../../ui/AuthLayout';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Page';
import { PageHeader } from '../../ui/PageHeader';
import { Row } from '../../ui/Stack';
import { ChangePasswordForm } from './ChangePasswordForm';
import { type SessionUser, useSession } from './session';

interface Props {
  user: SessionUser;
}

/** All that somebody on a temporary password gets to see. */
export function FirstPasswordScreen({ user }: Props) {
  const { logout } = useSession();
  return (
    <AuthLayout
      title="Choose your password"
      text={`Welcome, ${user.firstName}. You came in on a temporary password; please choose your own.`}
      footer={
        <Row $justify="space-between">
          <span>Signed in as {user.email}</span>
          <Button variant="secondary" size="small" onClick={logout}>
            Logout
          </Button>
        </Row>
      }
    >
      <ChangePasswordForm user={user} />
    </AuthLayout>
  );
}

export function ChangePasswordScreen({ user }: Props) {
  return (
    <Page width="narrow">
      <PageHeader title="Change password" text="Your other devices are signed out by this." />
      <Card>
        <ChangePasswordForm user={user} />
      </Card>
    </Page>
  );
}
