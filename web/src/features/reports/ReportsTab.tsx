import { type AdminOverviewQuery, useAdminOverviewQuery } from '../../generated/graphql';
import { counted, grouped } from '../../lib/text/format';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { Card } from '../../ui/card/Card';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Download } from '../../ui/icon/icons';
import { Grid } from '../../ui/layout/Grid';
import { Stack } from '../../ui/layout/Stack';
import { type Column, column, Table } from '../../ui/table/Table';
import { Halves } from './analytics/analytics-style';
import type { ReportParts } from './orders/GenerateReportDialog';
import { ReportsPanel } from './ReportsPanel';

interface Line {
  name: string;
  total: number;
  details: string;
}

const exports = [
  {
    name: 'users',
    label: 'Export User Report',
    text: 'Everyone: email, role, birthday and number of shares',
  },
  {
    name: 'properties',
    label: 'Export Property Report',
    text: 'All properties: location, shares and weeks per share',
  },
  {
    name: 'analytics',
    label: 'Export Analytics Report',
    text: 'The totals, and the allocation of each property',
  },
];

const columns: Column<Line>[] = [
  column('Area', {}, ({ name }) => name),
  column('Total', { align: 'end' }, ({ total }) => grouped(total)),
  column('Details', {}, ({ details }) => details),
];
const linesOf = (overview: AdminOverviewQuery['adminOverview']): Line[] => [
  {
    name: 'Users',
    total: overview.totalUsers,
    details: `${grouped(overview.newUsers)} new in the last 30 days`,
  },
  {
    name: 'Share holders',
    total: overview.usersWithShares,
    details: `${counted(overview.usersWithoutShares, 'user')} without shares`,
  },
  ...overview.roles.map(({ role, count }) => ({
    name: `Role ${role}`,
    total: count,
    details: `of ${counted(overview.totalUsers, 'user')}`,
  })),
  {
    name: 'Properties',
    total: overview.totalProperties,
    details: `${grouped(overview.activeProperties)} active`,
  },
  {
    name: 'Shares',
    total: overview.shareCapacity,
    details: `${grouped(overview.allocatedShares)} allocated (${overview.allocationPercent}%)`,
  },
  { name: 'Week swaps', total: overview.weekSwaps, details: 'in any state' },
];

function SystemSummary() {
  const { data, error, refetch } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return <NotLoaded {...{ error, refetch }} what="The system summary" />;
  return (
    <Table
      label="System summary"
      columns={columns}
      rows={linesOf(data.adminOverview)}
      rowKey={({ name }) => name}
    />
  );
}

/** The Reports tab (spec §2): the browser downloads files that the server streams. */
export function ReportsTab(parts: ReportParts) {
  return (
    <Stack $gap={5}>
      <ReportsPanel {...parts} />
      <Halves>
        <Card
          title="Export reports"
          text="All current records as CSV for a spreadsheet, whatever their dates"
        >
          <Stack as="ul">
            {exports.map(({ name, label, text }) => (
              <Grid as="li" $gap={1} $justify="start" key={name}>
                <DownloadButton
                  to={`/api/admin/exports/${name}.csv`}
                  variant="secondary"
                  icon={<Download size={18} aria-hidden />}
                >
                  {label}
                </DownloadButton>
                <p>{text}</p>
              </Grid>
            ))}
          </Stack>
        </Card>
        <Card title="System summary" text="The counts as they are now">
          <SystemSummary />
        </Card>
      </Halves>
    </Stack>
  );
}
