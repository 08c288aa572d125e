import { useSession } from '../../features/auth/session/session';
import { useFreshPage } from '../boot/use-fresh-page';
import type { Connecting } from '../connection/UserConnection';
import { FailingPage, LoadingPage, UnreachablePage } from '../shell/WaitingPage';
import { SignedInRoutes } from '../signed-in';
import { SignedOutRoutes } from './SignedOutRoutes';

/** Chooses between the two route tables of spec §2 once the session is known. */
export function AppRoutes(props: Connecting) {
  const { status, user, refresh } = useSession();
  useFreshPage(status === 'loading' ? user?.id : (user?.id ?? null));
  if (user) return <SignedInRoutes key={user.id} user={user} {...props} />;
  if (status === 'loading') return <LoadingPage />;
  if (status === 'unreachable') return <UnreachablePage onRetry={refresh} />;
  if (status === 'failing') return <FailingPage onRetry={refresh} />;
  return <SignedOutRoutes />;
}
