import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { EMPTY_LINES } from '../../../ui/card/lines';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { KeyRound, KeySquare, Mail, Webhook } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { PasskeysCard } from '../passkeys/PasskeysCard';
import { YouCard } from '../profile/YouCard';
import { IdentitiesCard } from '../providers/IdentitiesCard';
import { ViewingsCard } from '../viewing/ViewingsCard';
import { DevicesCard } from './DevicesCard';
import { MailPreference } from './MailPreference';
import { SecondFactorCard } from './SecondFactorCard';
import { YourDataCard } from './YourDataCard';

const AccessTokens = lazyComponent(
  async () => (await import('../tokens/AccessTokens')).AccessTokens,
  <LoadingPlace height={EMPTY_LINES} />,
);

interface Props {
  /** True for a user without a share. */
  isGuest?: boolean;
  /** The notifications of this device. */
  notifications?: ReactNode;
  /** The webhooks of the user's programs. */
  webhooks?: ReactNode;
}

/**
 * The user, how their account is protected and what they are notified of: name, address, password, passkeys, two-step verification,
 * devices, notifications, emails, one's data, and what is for programs.
 */
export function AccountScreen({ isGuest = false, notifications, webhooks }: Props) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Account and security"
        text="Who you are, how you sign in, and what you are notified of."
      />
      <Stack $gap={5}>
        <YouCard />
        <Card
          title="Password"
          text="Changing it signs out your other devices, revokes your access tokens and switches webhooks off."
          icon={<KeyRound size={22} aria-hidden />}
          actions={
            <LinkButton to="/change-password" variant="secondary" size="small">
              Change
            </LinkButton>
          }
        />
        <PasskeysCard />
        <IdentitiesCard />
        <SecondFactorCard />
        <DevicesCard />
        <ViewingsCard />
        {notifications}
        <Card
          title="Emails"
          text={`Codes and links, security notices, and emails about ${isGuest ? '' : 'swaps, drafts and '}special requests come in any case.`}
          icon={<Mail size={22} aria-hidden />}
        >
          <MailPreference />
        </Card>
        <YourDataCard />
        <Fold summary="For programs">
          <Stack $gap={5}>
            <Card
              title="Access tokens"
              text="For programs of your own, such as a home automation or a script. A new password revokes all of them."
              icon={<KeySquare size={22} aria-hidden />}
            >
              <AccessTokens />
            </Card>
            <Card
              title="Webhooks"
              text="They notify a program of yours when something happens. A new password switches all of them off."
              icon={<Webhook size={22} aria-hidden />}
            >
              {webhooks}
            </Card>
          </Stack>
        </Fold>
      </Stack>
    </Page>
  );
}
