import { useApolloClient } from '@apollo/client/react';
import { useAdminEvents } from '../../features/audit/use-admin-events';
import { useAdminCounts } from '../../features/reports/use-admin-counts';
import type { AdminArea } from '../../generated/graphql';

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
  const client = useApolloClient();
  const { counts, countAgain } = useAdminCounts();
  useAdminEvents((areas) => {
    countAgain();
    const names = new Set([...areas].flatMap((area) => LISTS[area] ?? []));
    const isShown = ({ queryName = '' }: { queryName?: string | undefined }) =>
      names.has(queryName);
    client.refetchQueries({ include: 'active', onQueryUpdated: isShown }).catch(() => undefined);
  });
  return counts;
}
