import { orderOf, overTwelve, type Rotation } from '@rules/rotation';
import type {
  AdminPropertyPartsFragment,
  AdminSharePartsFragment,
  AdminUserDetailsFragment,
  AdminUserPartsFragment,
} from '../../../generated/graphql';
import type { Handlers } from '../../../lib/test/fake-server';
import { pageEnd } from '../../../lib/test/page-end';
import { adminFigures } from './figures';
import { adminOverview, propertyAllocations, summary } from './overview';
import { signedIn, systemStatus } from './system';

type Kept<Parts> = Parts & { __typename: string };

const aUser = (
  id: string,
  firstName: string,
  rest: Partial<AdminUserPartsFragment & AdminUserDetailsFragment> = {},
): Kept<AdminUserPartsFragment & AdminUserDetailsFragment> => ({
  __typename: 'AdminUser',
  id,
  firstName,
  lastName: 'Marsh',
  email: `${firstName.toLowerCase()}@fairweek.test`,
  userRole: 'OWNER',
  isAdmin: false,
  passwordState: 'CHOSEN',
  invitedAt: null,
  invitationEndsAt: null,
  linkedPropertyId: null,
  linkedPropertyName: null,
  dateOfBirth: null,
  anniversaryDate: null,
  ...{ phone: null, postalAddress: null, adminNote: null, tags: [] },
  shareCount: 0,
  version: 3,
  ...rest,
});

export const aShare = (
  id: string,
  shareNumber: number,
  rest: Partial<AdminSharePartsFragment> = {},
): Kept<AdminSharePartsFragment> => ({
  __typename: 'AdminShare',
  id,
  propertyId: '1',
  propertyName: 'Lake House',
  shareNumber,
  userId: '3',
  ownerName: 'Olivia',
  ownerLastName: 'Marsh',
  ownerEmail: 'olivia@fairweek.test',
  othersCount: 0,
  isActive: true,
  version: 5,
  ...rest,
});

export const lakeHouse: Kept<AdminPropertyPartsFragment> = {
  __typename: 'Property',
  id: '1',
  name: 'Lake House',
  location: 'Windermere',
  totalShares: 4,
  weeksPerShare: 4,
  isActive: true,
  changeoverWeekday: 6,
  timeZone: 'UTC',
  swapsNeedApproval: false,
  claimLimitDays: 14,
  rotationBaseYear: 2024,
  version: 7,
};

export const olivia = aUser('3', 'Olivia', { shareCount: 1, dateOfBirth: '1980-04-05' });
const alice = aUser('1', 'Alice', { userRole: 'ADMIN', isAdmin: true });
export const nora = aUser('4', 'Nora', { userRole: 'USER', passwordState: 'NOT_SET' });

/** Shares 1, 2 and 3 rotate over twelve; share 4 is inactive. */
export const rotatingShares = (
  year: number,
  rule: Rotation = overTwelve(2024),
  isHeld = false,
) => ({
  __typename: 'Rotation',
  ...{ propertyId: '1', year, isHeld, ...rule },
  turns: orderOf(rule, [1, 2, 3], year).map(({ turn, shareNumber }) => ({
    ...{ __typename: 'RotationTurn', turn, shareNumber },
  })),
  years: [0, 1].map((after) => ({
    ...{ __typename: 'RotationYear', year: year + after, isHeld: isHeld && after === 0 },
  })),
});

export const page = (__typename: string, items: readonly unknown[], total = items.length) => ({
  __typename,
  items,
  total,
});

/** The effects of changing a share's owner; defaults to none. */
export const aHandover = (changes: object = {}) => ({
  __typename: 'ShareHandover',
  ownerName: 'Olivia Marsh',
  receiverName: null,
  weeks: [],
  pendingSwaps: 0,
  drafts: [],
  ...changes,
});

/** A part of a sentence of the audit log; plain text unless it has more. */
export const sentencePart = (part: {
  text: string;
  path?: string;
  date?: string;
  until?: string;
}) => ({
  ...{ __typename: 'SentencePart', path: null, date: null, until: null },
  ...part,
});

/** The history of a share that Olivia Marsh has had since 2025. */
export const aHistory = (facts: object = {}) => ({
  ...{ __typename: 'ShareHistory', shareId: '11', planned: null },
  tenures: [
    {
      __typename: 'ShareTenure',
      userId: '3',
      name: 'Olivia Marsh',
      firstDay: '2025-03-01',
      lastDay: null,
    },
    {
      __typename: 'ShareTenure',
      userId: null,
      name: 'Former owner',
      firstDay: null,
      lastDay: '2025-02-28',
    },
  ],
  ...facts,
});

/**
 * A fake server with three users, one property and two of its shares; `changes` overrides its
 * resolvers.
 */
export const fakeAdmin = (changes: Handlers = {}): Handlers => ({
  adminFigures: adminFigures(),
  resentMails: () => ({ adminResentMails: [] }),
  adminOverview,
  propertyAllocations,
  reportSummary: () => ({ reportSummary: summary }),
  reportJobs: () => ({ reportJobs: [] }),
  adminUsers: () => ({ adminUsers: page('AdminUserPage', [alice, olivia, nora], 41) }),
  adminUser: () => ({ adminUser: { ...olivia, shares: [aShare('11', 2)] } }),
  invitationRun: () => ({ invitationRun: null }),
  userSecondFactor: () => ({
    adminUser: {
      __typename: 'AdminUser',
      id: olivia.id,
      hasSecondFactor: false,
      hasPasskeys: false,
    },
  }),
  userOptions: () => ({ adminUsers: page('AdminUserPage', [olivia, nora]) }),
  adminShares: () => ({
    adminShares: page('AdminSharePage', [aShare('11', 2), aShare('12', 3, { isActive: false })]),
  }),
  shareHandover: ({ shareNumber }) => ({
    shareHandover: aHandover({ ownerName: shareNumber === 1 ? null : 'Olivia Marsh' }),
  }),
  shareHistory: ({ shareId }) => ({ shareHistory: aHistory({ shareId }) }),
  handoverCounts: () => ({
    handoverCounts: {
      __typename: 'HandoverCounts',
      ...{ weeks: 5, pendingSwaps: 0, runningDrafts: 1 },
    },
  }),
  freeShareNumbers: () => ({ freeShareNumbers: [1, 4] }),
  adminProperties: () => ({
    adminProperties: page('AdminPropertyPage', [
      { __typename: 'AdminProperty', allocatedShares: 2, property: lakeHouse },
    ]),
  }),
  adminProperty: () => ({ property: lakeHouse }),
  sameProperty: () => ({ sameProperty: null }),
  propertyOptions: () => ({ properties: page('PropertyPage', [lakeHouse]) }),
  rotatingShares: ({ year }) => ({
    rotation: rotatingShares(Number(year)),
    propertyShares: [1, 2, 3, 4].map((shareNumber) => ({
      __typename: 'Share',
      id: String(10 + shareNumber),
      shareNumber,
      isActive: shareNumber !== 4,
      ownerName: `Owner${shareNumber}`,
      ownerLastName: 'Marsh',
    })),
  }),
  exchangesToApprove: () => ({ exchangesToApprove: [] }),
  systemStatus: () => ({ systemStatus: systemStatus }),
  securityEvents: () => ({
    securityEvents: { __typename: 'SecurityEventPage', ...pageEnd(null), items: [signedIn] },
  }),
  auditLog: () => ({
    auditLog: {
      __typename: 'AuditPage',
      ...pageEnd(null),
      items: [
        {
          __typename: 'AuditEntry',
          ...{ id: '9', action: 'user.update', at: '2026-11-02T09:30:00.000Z' },
          sentence: [
            sentencePart({ text: 'Alice Admin', path: '/admin/users/1' }),
            sentencePart({ text: ' changed ' }),
            sentencePart({ text: 'Olivia Marsh', path: '/admin/users/3' }),
            sentencePart({ text: ': date of birth from nothing to ' }),
            sentencePart({ text: '5 Apr 1980', date: '1980-04-05' }),
            sentencePart({ text: '.' }),
          ],
        },
      ],
    },
  }),
  auditKinds: () => ({
    auditKinds: [
      { __typename: 'AuditKind', key: 'user', label: 'People' },
      { __typename: 'AuditKind', key: 'share', label: 'Shares' },
    ],
  }),
  ...changes,
});
