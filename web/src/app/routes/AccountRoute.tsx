import { AccountScreen } from '../../features/auth/account/AccountScreen';
import { NotificationsCard } from '../../features/push/NotificationsCard';

/** One's own account, with the notifications of this device. */
export function AccountRoute() {
  return <AccountScreen notifications={<NotificationsCard />} />;
}
