import type { ReportSummaryQuery } from '../../../generated/graphql';

const person = {
  id: '3',
  firstName: 'Olivia',
  lastName: 'Marsh',
  email: 'o@x.test',
};

/** The figures of the analytics tab. */
export const adminOverview = () => ({
  adminOverview: {
    ...{
      totalUsers: 1200,
      newUsers: 3,
      totalProperties: 6,
      activeProperties: 5,
      fullyAllocated: 2,
    },
    ...{ allocatedShares: 52, shareCapacity: 72, allocationPercent: 72, weekSwaps: 18 },
    ...{ usersWithShares: 300, usersWithoutShares: 900 },
    roles: [
      { role: 'ADMIN', count: 3 },
      { role: 'OWNER', count: 297 },
      { role: 'USER', count: 900 },
    ],
    topShareHolders: [{ shares: 5, person }],
    recentUsers: [
      {
        ...person,
        ...{ firstName: 'Nora', userRole: 'USER' },
        createdAt: '2026-11-02T09:30:00.000Z',
      },
    ],
    months: [
      { month: '2026-10-01', requests: 8, swaps: 1 },
      { month: '2026-11-01', requests: 4, swaps: 0 },
    ],
  },
});

/** The allocation of one of 31 properties, with owners for five shares. */
export const propertyAllocations = () => ({
  propertyAllocations: {
    total: 31,
    items: [
      {
        ...{ propertyId: '1', name: 'Lake House', allocated: 5, totalShares: 12 },
      },
    ],
  },
});

/** The figures of the reports tab. */
export const summary: ReportSummaryQuery['reportSummary'] = {
  ...{ totalUsers: 1200, newUsers: 3, activeProperties: 5, totalProperties: 6 },
  ...{ pendingRequests: 4, totalRequests: 19, allocationPercent: 72, sharesAllocated: 52 },
};
