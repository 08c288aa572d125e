import { KeyRound } from 'lucide-react';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/layout/Card';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { DevicesCard } from './DevicesCard';
import { SecondFactorCard } from './SecondFactorCard';
import { YourDataCard } from './YourDataCard';

/** How one's own account is protected: password, two-step verification, devices, and one's data. */
export function AccountScreen() {
  return (
    <Page width="narrow">
      <PageHeader
        title="Account and security"
        text="How you sign in, and where you are signed in."
      />
      <Stack $gap={5}>
        <Card
          title="Password"
          text="Changing it signs out your other devices."
          icon={<KeyRound size={22} aria-hidden />}
          actions={
            <LinkButton to="/change-password" variant="secondary" size="small">
              Change
            </LinkButton>
          }
        />
        <SecondFactorCard />
        <DevicesCard />
        <YourDataCard />
      </Stack>
    </Page>
  );
}
