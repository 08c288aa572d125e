import { isGuest } from '@rules/auth';
import { AccountScreen } from '../../features/auth/account/AccountScreen';
import { useSession } from '../../features/auth/session/session';
import { NotificationsCard } from '../../features/push/NotificationsCard';
import { EMPTY_LINES } from '../../ui/card/lines';
import { LoadingPlace } from '../../ui/feedback/LoadingPlace';
import { lazyComponent } from '../../ui/feedback/lazy-component';

const Webhooks = lazyComponent(
  async () => (await import('../../features/webhooks/Webhooks')).Webhooks,
  <LoadingPlace height={EMPTY_LINES} />,
);

/** One's own account, with the notifications of this device and the user's webhooks. */
export function AccountRoute() {
  const { user } = useSession();
  const isAdminSession = user?.isAdminSession === true;
  const hasNoShare = user !== null && isGuest(user);
  return (
    <AccountScreen
      isGuest={hasNoShare}
      notifications={<NotificationsCard isGuest={hasNoShare} />}
      webhooks={<Webhooks isAdminSession={isAdminSession} />}
    />
  );
}
