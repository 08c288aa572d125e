import type { SessionUser } from '../../features/auth/session/session';
import { LiveRequests } from '../../features/special-requests/admin/alerts/LiveRequests';
import { RequestScreen } from '../../features/special-requests/page/RequestScreen';
import { useAdminFigures } from '../../features/system/admin-figures';
import { AdminGate } from './AdminGate';

/** The page of one special request, for administrators' sessions. */
export function AdminRequestRoute({ user }: { user: SessionUser }) {
  const { data } = useAdminFigures();
  return (
    <AdminGate user={user} tab="requests">
      <LiveRequests counts={data?.specialRequestCounts}>
        <RequestScreen />
      </LiveRequests>
    </AdminGate>
  );
}
