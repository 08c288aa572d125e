import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { AuthLayout } from '../../../ui/layout/AuthLayout';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Row } from '../../../ui/layout/Stack';
import { type SessionUser, useSession } from '../session/session';
import { ChangePasswordForm } from './ChangePasswordForm';

interface Props {
  user: SessionUser;
}

/** The only screen available to a user with a temporary password. */
export function FirstPasswordScreen({ user }: Props) {
  const { logout } = useSession();
  return (
    <AuthLayout
      title="Choose your password"
      text={`Welcome, ${user.firstName}. You signed in with a temporary password; please choose your own.`}
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
      <PageHeader title="Change password" text="This signs out your other devices." />
      <Card>
        <ChangePasswordForm user={user} />
      </Card>
    </Page>
  );
}
