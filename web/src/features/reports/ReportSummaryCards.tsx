import { useReportSummaryQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { counted, grouped } from '../../lib/text/format';
import { StatCard, StatRow } from '../../ui/card/StatCard';
import { NotLoaded } from '../../ui/feedback/NotLoaded';

/** The four summary cards of spec §2, counted by the database. */
export function ReportSummaryCards() {
  const { data, error, refetch } = useReportSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const summary = data?.reportSummary;
  if (error && !summary) return <NotLoaded {...{ error, refetch }} what="The summary" />;
  const of = (total: number | undefined) => (total === undefined ? '…' : `of ${grouped(total)}`);
  return (
    <StatRow aria-busy={!summary}>
      <StatCard
        name="Total Users"
        value={summary?.totalUsers}
        note={summary ? `${grouped(summary.newUsers)} joined in the last 30 days` : '…'}
        to={panelPath('users', { sort: '-created' })}
      />
      <StatCard
        name="Active Properties"
        value={summary?.activeProperties}
        note={of(summary?.totalProperties)}
        to={panelPath('properties', { status: 'ACTIVE' })}
      />
      <StatCard
        name="Pending Requests"
        value={summary?.pendingRequests}
        note={of(summary?.totalRequests)}
        to={panelPath('requests')}
      />
      <StatCard
        name="Share Allocation"
        value={summary && `${summary.allocationPercent}%`}
        note={summary ? `${counted(summary.sharesAllocated, 'share')} allocated` : '…'}
        to={panelPath('shares')}
      />
    </StatRow>
  );
}
