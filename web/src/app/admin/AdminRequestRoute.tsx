import type { SessionUser } from '../../features/auth/session/session';
import { LiveRequests } from '../../features/special-requests/admin/LiveRequests';
import { RequestScreen } from '../../features/special-requests/page/RequestScreen';
import { useHasMail } from '../../features/system/use-system-problems';
import { AdminGate } from './AdminGate';

function RequestPage() {
  return <RequestScreen hasMail={useHasMail()} />;
}

/** The page of one special request, for administrators' sessions. */
export function AdminRequestRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="requests">
      <LiveRequests>
        <RequestPage />
      </LiveRequests>
    </AdminGate>
  );
}
