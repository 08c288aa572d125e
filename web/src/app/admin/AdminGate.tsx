import { isAdministrator } from '@rules/auth';
import { type ReactNode, useState } from 'react';
import { AdminLoginForm } from '../../features/auth/login/AdminLoginForm';
import type { SessionUser } from '../../features/auth/session/session';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ShieldX } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { MailDelivery } from './MailDelivery';

/** The tab-specific message for non-administrators (spec §2). */
const refusals: Partial<Record<string, string>> = {
  requests: 'Admin privileges required to access special requests management.',
  reports: 'Admin privileges required to access reports function.',
};

interface Props {
  user: SessionUser;
  /** The tab of the panel that was asked for. */
  tab: string | null;
  children: ReactNode;
}

/** Shows a screen to administrators' sessions; other users are refused or asked to sign in as administrator first. */
export function AdminGate({ user, tab, children }: Props) {
  const [isSigningIn, setSigningIn] = useState(false);
  if (user.isAdminSession) return <MailDelivery>{children}</MailDelivery>;
  const isAllowed = isAdministrator(user);
  const form = (
    <Card
      title="Admin login"
      text={
        isAllowed
          ? 'You are signed in as an owner. Administrator rights end after 30 minutes without use, and after 12 hours at most. Enter your password to use them.'
          : 'For an administrator who borrows this browser.'
      }
    >
      <AdminLoginForm user={user} />
    </Card>
  );
  return (
    <Page width="narrow">
      <PageHeader title="Admin Panel" back={{ to: '/', label: 'Back to Dashboard' }} />
      {isAllowed ? (
        form
      ) : (
        <Stack>
          <EmptyState
            icon={<ShieldX size={28} />}
            title="Access Denied"
            text={refusals[tab ?? ''] ?? 'Admin privileges required.'}
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
