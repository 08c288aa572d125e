import type { ReactNode } from 'react';
import { type AdminOverviewQuery, useAdminOverviewQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { dayText } from '../../../lib/dates/dates';
import { counted, grouped, partOf } from '../../../lib/text/format';
import { fullName } from '../../../lib/text/names';
import { Card } from '../../../ui/card/Card';
import { StatCard, StatRow } from '../../../ui/card/StatCard';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ShowAll } from '../../../ui/list/ShowAll';
import { Cards, Halves, PlainList } from './analytics-style';
import { FigureBars } from './FigureBars';
import { QuietLink } from './FigureName';
import { FigureRing } from './FigureRing';
import { PropertyAllocations } from './PropertyAllocations';
import { RequestsByMonth } from './RequestsByMonth';

type Overview = AdminOverviewQuery['adminOverview'];

function Totals({ overview }: { overview: Overview }) {
  return (
    <StatRow>
      <StatCard
        name="Total Users"
        value={overview.totalUsers}
        note={`${grouped(overview.newUsers)} new in the last 30 days`}
        to={panelPath('users', { sort: '-created' })}
      />
      <StatCard
        name="Active Properties"
        value={overview.activeProperties}
        note={`of ${grouped(overview.totalProperties)}`}
        to={panelPath('properties', { status: 'ACTIVE' })}
      />
      <StatCard
        name="Total Shares"
        value={overview.shareCapacity}
        note={`${overview.allocationPercent}% allocated (${grouped(overview.allocatedShares)})`}
        to={panelPath('shares')}
      />
      <StatCard
        name="Week Swaps"
        value={overview.weekSwaps}
        note="in all"
        to={panelPath('swaps')}
      />
    </StatRow>
  );
}

function Roles({ overview: { totalUsers, roles } }: { overview: Overview }) {
  const figures = roles
    .map(({ role, count }) => ({
      id: role,
      name: role,
      value: count,
      text: partOf(count, totalUsers),
      to: panelPath('users', { role }),
    }))
    .sort((one, other) => other.value - one.value);
  return (
    <Card title="Role distribution" text="Users by their role">
      <FigureRing label="Role distribution" figures={figures} total={totalUsers} />
    </Card>
  );
}

function Holders({ overview }: { overview: Overview }) {
  const { totalUsers, usersWithShares, usersWithoutShares } = overview;
  const figure = (name: string, value: number, shares: 'WITH' | 'WITHOUT') => ({
    id: name,
    name,
    value,
    to: panelPath('users', { shares }),
    text: partOf(value, totalUsers),
  });
  const figures = [
    figure('With shares', usersWithShares, 'WITH'),
    figure('Without shares', usersWithoutShares, 'WITHOUT'),
  ];
  return (
    <Card title="Who holds shares" text="Users with and without shares">
      <FigureRing label="Who holds shares" figures={figures} total={totalUsers} />
    </Card>
  );
}

function TopHolders({ overview: { topShareHolders } }: { overview: Overview }) {
  const figures = topShareHolders.map(({ person, shares }) => ({
    id: person.id,
    name: fullName(person),
    value: shares,
    text: counted(shares, 'share'),
    to: panelPath('users', { user: person.id }),
  }));
  return (
    <Card title="Top share holders" text="The five with the most shares">
      {figures.length === 0 ? (
        <p>No one holds a share yet.</p>
      ) : (
        <FigureBars label="Top share holders" headers={['User', 'Shares']} figures={figures} />
      )}
    </Card>
  );
}

/** Rows shown before the list is expanded. */
const SHOWN = { desk: 10, phone: 5 };

function RecentUsers({ overview: { recentUsers } }: { overview: Overview }) {
  return (
    <Card title="Recent users" text="The ten most recently created">
      <ShowAll items={recentUsers} List={PlainList} shown={SHOWN}>
        {(user) => (
          <li key={user.id}>
            <span>
              <QuietLink to={panelPath('users', { user: user.id })}>{fullName(user)}</QuietLink>{' '}
              <small>{user.userRole}</small>
            </span>
            <time dateTime={user.createdAt}>{dayText(user.createdAt)}</time>
          </li>
        )}
      </ShowAll>
    </Card>
  );
}

/** The Analytics tab (spec §2), counted by the database, with the latest actions. */
export function AnalyticsTab({ latestActions }: { latestActions: ReactNode }) {
  const { data, error, refetch } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return <NotLoaded {...{ error, refetch }} what="The analytics" />;
  const overview = data.adminOverview;
  return (
    <Cards>
      <Totals overview={overview} />
      <Halves>
        <Cards>
          <PropertyAllocations overview={overview} />
          <RequestsByMonth months={overview.months} />
          <TopHolders overview={overview} />
        </Cards>
        <Cards>
          <Roles overview={overview} />
          <Holders overview={overview} />
          <RecentUsers overview={overview} />
        </Cards>
      </Halves>
      {latestActions}
    </Cards>
  );
}
