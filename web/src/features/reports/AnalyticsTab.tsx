import { format, parseISO } from 'date-fns';
import { type AdminOverviewQuery, useAdminOverviewQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { counted, grouped } from '../../kit/format';
import { fullName } from '../../kit/names';
import { Bar } from '../../ui/Bar';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { Stack } from '../../ui/Stack';
import { StatCard, StatRow } from '../../ui/StatCard';
import { Halves, PlainList, Rule } from './analytics-style';
import { PropertyAllocations } from './PropertyAllocations';

type Overview = AdminOverviewQuery['adminOverview'];

function Totals({ overview }: { overview: Overview }) {
  return (
    <StatRow>
      <StatCard
        name="Total Users"
        value={overview.totalUsers}
        note={`${grouped(overview.newUsers)} new in the last 30 days`}
      />
      <StatCard
        name="Active Properties"
        value={overview.activeProperties}
        note={`of ${grouped(overview.totalProperties)}`}
      />
      <StatCard
        name="Total Shares"
        value={overview.shareCapacity}
        note={`${overview.allocationPercent}% allocated (${grouped(overview.allocatedShares)})`}
      />
      <StatCard name="Week Swaps" value={overview.weekSwaps} note="in all" />
    </StatRow>
  );
}

function People({ overview }: { overview: Overview }) {
  const { totalUsers, roles, usersWithShares, usersWithoutShares } = overview;
  return (
    <Card title="Users" text="By role, and who holds shares">
      <Stack $gap={3}>
        {roles.map(({ role, count }) => (
          <Bar key={role} label={role} value={count} total={totalUsers} />
        ))}
        <Rule />
        <Bar label="With shares" value={usersWithShares} total={totalUsers} />
        <Bar label="Without shares" value={usersWithoutShares} total={totalUsers} />
      </Stack>
    </Card>
  );
}

function TopHolders({ overview: { topShareHolders } }: { overview: Overview }) {
  return (
    <Card title="Top share holders" text="The five with the most shares">
      {topShareHolders.length === 0 && <p>Nobody holds a share yet.</p>}
      <PlainList>
        {topShareHolders.map(({ person, shares }) => (
          <li key={person.id}>
            <span>
              {fullName(person)} <small>{person.email}</small>
            </span>
            <span>{counted(shares, 'share')}</span>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function RecentUsers({ overview: { recentUsers } }: { overview: Overview }) {
  return (
    <Card title="Recent users" text="The ten most recently created">
      <PlainList>
        {recentUsers.map((user) => (
          <li key={user.id}>
            <span>
              {fullName(user)} <small>{user.userRole}</small>
            </span>
            <time dateTime={user.createdAt}>{format(parseISO(user.createdAt), 'd MMM yyyy')}</time>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

/** Spec §2 'Analytics', counted by the database. */
export function AnalyticsTab() {
  const { data, error, refetch } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    const message = errorText(error, 'The analytics could not be loaded.');
    return error ? <ErrorState message={message} onRetry={() => refetch()} /> : <LoadingState />;
  }
  const overview = data.adminOverview;
  return (
    <Stack $gap={5}>
      <Totals overview={overview} />
      <Halves>
        <PropertyAllocations />
        <People overview={overview} />
        <TopHolders overview={overview} />
        <RecentUsers overview={overview} />
      </Halves>
    </Stack>
  );
}
