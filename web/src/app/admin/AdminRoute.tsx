import { ShieldX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminLoginForm } from '../../features/auth/AdminLoginForm';
import type { SessionUser } from '../../features/auth/session';
import { mayAdminister } from '../../features/home/may-administer';
import { LiveRequests } from '../../features/special-requests/LiveRequests';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Page } from '../../ui/Page';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { AdminPanel } from './AdminPanel';

/** What a tab of its own says to whoever may not administer (spec §2). */
const refusals: Partial<Record<string, string>> = {
  requests: 'Admin privileges required to access special requests management.',
  reports: 'Admin privileges required to access reports function.',
};

/** The panel for an administrator's session; anybody else is turned away or raises their session first. */
export function AdminRoute({ user }: { user: SessionUser }) {
  const [isSigningIn, setSigningIn] = useState(false);
  const [params] = useSearchParams();
  if (user.isAdminSession) {
    return (
      <LiveRequests>
        <AdminPanel user={user} />
      </LiveRequests>
    );
  }
  const isAdministrator = mayAdminister(user);
  const form = (
    <Card
      title="Admin login"
      text={
        isAdministrator
          ? 'You work as an owner now. Enter your password to administer.'
          : 'For an administrator who borrows this browser.'
      }
    >
      <AdminLoginForm user={user} />
    </Card>
  );
  return (
    <Page width="narrow">
      <PageHeader title="Admin Panel" back={{ to: '/', label: 'Back to Dashboard' }} />
      {isAdministrator ? (
        form
      ) : (
        <Stack>
          <EmptyState
            icon={<ShieldX size={28} />}
            title="Access Denied"
            text={refusals[params.get('tab') ?? ''] ?? 'Admin privileges required.'}
            action={<LinkButton to="/">Return to Dashboard</LinkButton>}
          />
          {isSigningIn ? (
            form
          ) : (
            <Stack $align="center">
              <Button variant="ghost" onClick={() => setSigningIn(true)}>
                Sign in as administrator
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </Page>
  );
}
