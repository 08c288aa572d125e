import { StatCard, StatRow } from '../../ui/data/StatCard';
import type { LiveRequestsValue } from './admin/live-requests';

/** The four summary cards (spec §2). */
export function RequestSummary({ counts }: Pick<LiveRequestsValue, 'counts'>) {
  return (
    <StatRow>
      <StatCard name="New Requests" value={counts?.pending} note="Pending review" />
      <StatCard name="In Progress" value={counts?.inProgress} note="Being fulfilled" />
      <StatCard name="Fulfilled" value={counts?.fulfilled} note="Completed" />
      <StatCard name="Archived" value={counts?.archived} note="Archived requests" />
    </StatRow>
  );
}
