import type { RequestList } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { SlimStatRow, StatCard } from '../../ui/card/StatCard';
import type { LiveRequestsValue } from './admin/alerts/live-requests';

const path = (list?: RequestList) => panelPath('requests', { list });

/** The four summary cards (spec §2); each leads to its list. */
export function RequestSummary({ counts }: Pick<LiveRequestsValue, 'counts'>) {
  return (
    <SlimStatRow>
      <StatCard name="New Requests" value={counts?.pending} note="Pending review" to={path()} />
      <StatCard
        name="In Progress"
        value={counts?.inProgress}
        note="Being fulfilled"
        to={path('in_progress')}
      />
      <StatCard
        name="Fulfilled"
        value={counts?.fulfilled}
        note="Completed"
        to={path('fulfilled')}
      />
      <StatCard
        name="Archived"
        value={counts?.archived}
        note="Archived requests"
        to={path('archived')}
      />
    </SlimStatRow>
  );
}
