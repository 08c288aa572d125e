import type { SessionUser } from '../../features/auth/session/session';
import { LiveRequests } from '../../features/special-requests/admin/LiveRequests';
import { RequestScreen } from '../../features/special-requests/page/RequestScreen';
import { AdminGate } from './AdminGate';

/** The page of one special request, for administrators' sessions. */
export function AdminRequestRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="requests">
      <LiveRequests>
        <RequestScreen />
      </LiveRequests>
    </AdminGate>
  );
}
