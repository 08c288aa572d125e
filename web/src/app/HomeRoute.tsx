import type { SessionUser } from '../features/auth/session';
import { HomeScreen } from '../features/home/HomeScreen';
import { useUnreadCount } from '../features/messages/messaging-context';

interface HomeRouteProps {
  user: SessionUser;
  onLogout: () => void;
}

/** The dashboard with what waits in the messages. */
export function HomeRoute(props: HomeRouteProps) {
  return <HomeScreen {...props} unreadCount={useUnreadCount()} />;
}
