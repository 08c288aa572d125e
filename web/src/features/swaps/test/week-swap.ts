import type { ApproveSwapMutation, WeekSwapPartsFragment } from '../../../generated/graphql';

type Kept<Parts> = Parts & { __typename: string };

const placeOf = (week: number) => ({
  ...{ __typename: 'SwapWeek' as const, year: 2027, week },
  ...{ season: 'PEAK' as const, holiday: null },
});

/** Olivia asks for Ben's week, who has not answered. */
export const weekSwap: Kept<ApproveSwapMutation['approveSwap']> = {
  __typename: 'WeekSwap',
  ...{ id: '1', status: 'PENDING', shareNumber: 2 },
  ...{ propertyId: '7', propertyName: 'Lake House' },
  acceptedAt: null,
  ...{ takesBackId: null, isTakenBack: false, canBeTakenBack: false },
  ...{ requesterId: '3', requesterName: 'Olivia Marsh' },
  ...{ currentWeekStart: '2027-07-03', currentWeekEnd: '2027-07-10', currentWeek: placeOf(27) },
  ...{ preferredWeekStart: '2027-08-07', preferredWeekEnd: '2027-08-14' },
  preferredWeek: placeOf(32),
  answererId: '4',
  targetBooking: {
    ...{ __typename: 'SwapBooking' },
    share: {
      ...{ __typename: 'SwapShare', shareNumber: 5 },
      user: { ...{ __typename: 'Person' }, firstName: 'Ben', lastName: 'Hill' },
    },
  },
  requestedAt: '2026-11-02T09:30:00.000Z',
  message: 'The school holidays have moved.',
  answerNote: null,
  obstacle: null,
  rival: null,
  ...{ rivalOutcome: null, othersCancelled: null },
};

/** The same, agreed to by both, so that an administrator decides. */
export const waitingSwap = { ...weekSwap, acceptedAt: '2026-11-03T09:30:00.000Z' };

/** The same, after Ben gave his week away. */
export const blockedSwap = { ...waitingSwap, obstacle: 'The requested week has changed hands.' };

export const swapPage = (items: readonly Kept<WeekSwapPartsFragment>[], total = items.length) => ({
  weekSwaps: { __typename: 'WeekSwapPage', total, items },
});
