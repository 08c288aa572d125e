import { useAdminEvents } from '../../features/audit/use-admin-events';
import { useAdminCounts } from '../../features/reports/use-admin-counts';
import type { AdminArea } from '../../generated/graphql';
import { useRefetch } from '../../kit/use-refetch';

const TOTALS = ['AdminOverview', 'ReportSummary'];
const OVERVIEW = [...TOTALS, 'PropertyAllocations'];

/** The lists that a change in an area shows in, by the names of their queries. */
const LISTS: Partial<Record<AdminArea, readonly string[]>> = {
  USERS: ['AdminUsers', 'AdminShares', ...TOTALS],
  PROPERTIES: ['AdminProperties', 'AdminShares', 'RotatingShares', ...OVERVIEW],
  SHARES: [
    ...['AdminShares', 'AdminUsers', 'AdminProperties', 'FreeShareNumbers', 'RotatingShares'],
    ...OVERVIEW,
  ],
  WEEK_SWAPS: ['WeekSwaps', 'AdminOverview'],
  REQUESTS: ['ReportSummary'],
};

/**
 * What the tabs count. As administrators work it is counted anew, and the page of the list that is
 * open is read again beneath whoever looks at it.
 */
export function useLivePanel() {
  const refetch = useRefetch();
  const { counts, countAgain } = useAdminCounts();
  useAdminEvents((areas) => {
    countAgain();
    refetch([...areas].flatMap((area) => LISTS[area] ?? [])).catch(() => undefined);
  });
  return counts;
}
