import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { KnownPasswords } from '../../features/people/passwords/KnownPasswords';
import { LiveRequests } from '../../features/special-requests/admin/alerts/LiveRequests';
import { useAdminFigures } from '../../features/system/admin-figures';
import { AdminGate } from './AdminGate';
import { AdminPanel } from './panel/AdminPanel';

/** The admin panel for administrators' sessions. */
export function AdminRoute({ user }: { user: SessionUser }) {
  const { data } = useAdminFigures();
  const [params] = useSearchParams();
  return (
    <AdminGate user={user} tab={params.get('tab')}>
      <LiveRequests counts={data?.specialRequestCounts}>
        <KnownPasswords>
          <AdminPanel user={user} />
        </KnownPasswords>
      </LiveRequests>
    </AdminGate>
  );
}
