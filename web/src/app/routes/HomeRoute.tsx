import { useContext } from 'react';
import type { SessionUser } from '../../features/auth/session/session';
import { LastCheckOut } from '../../features/check-outs/LastCheckOut';
import { DraftNotes } from '../../features/draft/links/DraftNotes';
import { HomeScreen } from '../../features/home/HomeScreen';
import { useUnreadCount } from '../../features/messages/sync/messaging-context';
import { ArrivalCard } from '../../features/properties/arrival/ArrivalCard';
import { MyWaitingContext } from '../../features/push/use-my-waiting';
import { InstallHint } from '../phone/InstallHint';

interface HomeRouteProps {
  user: SessionUser;
  onLogout: () => void;
}

/** The dashboard with unread messages and pending drafts. */
export function HomeRoute(props: HomeRouteProps) {
  const { items, error } = useContext(MyWaitingContext);
  return (
    <HomeScreen
      waiting={items ?? (error && [])}
      {...props}
      unreadCount={useUnreadCount()}
      arrivalOf={(propertyId, bookingId) => (
        <>
          <ArrivalCard propertyId={propertyId} />
          <LastCheckOut propertyId={propertyId} ownBookingId={bookingId} />
        </>
      )}
      draftsOf={(drafts, refresh) => <DraftNotes drafts={drafts} refresh={refresh} />}
      offer={<InstallHint />}
    />
  );
}
