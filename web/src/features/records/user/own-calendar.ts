import type { UserRecordQuery } from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';

/**
 * The calendar in which a user has something to see: that of their next week, else of a house in
 * which they have a share.
 */
export function ownCalendarOf({ user, stays }: UserRecordQuery['userRecord']): string {
  const next = stays.find(({ isGuest }) => !isGuest) ?? stays[0];
  if (next) return calendarPath(next);
  const share = user.shares.find(({ isActive }) => isActive) ?? user.shares[0];
  return calendarPath({ propertyId: share?.propertyId });
}
