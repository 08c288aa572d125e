import { weeksOf } from '@rules/weeks';
import type { PropertyRecordQuery, UserRecordQuery } from '../../../generated/graphql';
import { aShare, lakeHouse, olivia } from './fake-admin';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];
type UserRecord = UserRecordQuery['userRecord'];

const request = {
  __typename: 'RecordRequest',
  ...{ id: '7', title: 'A cot', status: 'pending', priority: 'high' },
  ...{ askerName: 'Uma Lind', propertyName: 'Lake House' },
  createdAt: '2026-11-02T09:30:00.000Z',
} as const;

const swap = {
  __typename: 'RecordSwap',
  ...{ id: '8', status: 'PENDING', isWaiting: true, propertyName: 'Lake House' },
  ...{ requesterId: '3', requesterName: 'Olivia Marsh', answererId: null, answererName: null },
  ...{ currentWeekStart: '2027-03-06', preferredWeekStart: '2027-07-31' },
} as const;

const vacant = (shareNumber: number) => ({
  __typename: 'RecordShare',
  ...{ shareNumber, isActive: true, ownerId: null, ownerName: null },
  ...{ hasAccess: false, withoutAccess: [], invitedAt: null, holdings: [] },
});

/** The weeks of share 2. */
const HELD: Record<number, readonly number[]> = { 2026: [50], 2027: [4, 30] };

/** Everything about the Lake House, unless changed. */
export const aPropertyRecord = (changes: Partial<PropertyRecord> = {}) => ({
  propertyRecord: {
    __typename: 'PropertyRecord',
    property: lakeHouse,
    shares: [
      vacant(1),
      {
        ...vacant(2),
        ...{ ownerId: '3', ownerName: 'Olivia Marsh', hasAccess: true },
        holdings: Object.entries(HELD).map(([year, weeks]) => ({
          __typename: 'RecordHolding',
          ...{ year: Number(year), weeks: [...weeks] },
        })),
      },
      {
        ...vacant(3),
        ...{ ownerId: '4', ownerName: 'Nora Marsh', isActive: false },
        withoutAccess: ['4'],
        invitedAt: '2026-11-02T09:30:00.000Z',
      },
      vacant(4),
    ],
    years: [2026, 2027].map((year) => ({
      __typename: 'RecordYear',
      ...{
        year,
        bookedWeeks: year - 2025,
        hasEditedSeasons: year === 2026,
        isOpenForClaims: false,
        isAgreedOutside: false,
        weekStarts: weeksOf(year, 6).map(({ startDate }) => startDate),
        shareNumbers: weeksOf(year, 6).map(({ week }) => (HELD[year]?.includes(week) ? 2 : null)),
        maintenanceWeeks: year === 2027 ? [20] : [],
      },
    })),
    drafts: [
      {
        __typename: 'RecordDraft',
        ...{ id: '5', year: 2027, status: 'PLANNED', deadline: null, problem: null },
        opensAt: '2026-12-04T09:00:00.000Z',
      },
    ],
    openRequests: [request],
    openRequestCount: 8,
    documents: [
      {
        __typename: 'RecordDocument',
        ...{ id: '6', title: 'The boat', documentType: 'House guide', isForGuests: true },
      },
    ],
    swaps: [swap],
    maintenance: [
      {
        __typename: 'RecordWeek',
        ...{ year: 2027, week: 20, startDate: '2027-05-15', endDate: '2027-05-22' },
      },
    ],
    ...{ guestCount: 1, hasArrival: false },
    ...{ deletionProblem: 'Only an empty property can be deleted.', deletedWith: ['its name'] },
    ...changes,
  },
});

/** Everything about Olivia, unless changed. */
export const aUserRecord = (changes: Partial<UserRecord> = {}) => ({
  userRecord: {
    __typename: 'UserRecord',
    user: { ...olivia, hasSecondFactor: false, shares: [aShare('11', 2)] },
    lastSeenAt: '2026-11-02T09:30:00.000Z',
    stays: [
      {
        __typename: 'RecordStay',
        ...{ propertyId: '1', propertyName: 'Lake House', shareNumber: 2, isGuest: false },
        ...{ year: 2027, week: 4, startDate: '2027-01-23', endDate: '2027-01-30' },
      },
    ],
    stayCount: 1,
    requests: [request],
    requestCount: 1,
    swaps: [swap],
    hasActions: true,
    ...changes,
  },
});
