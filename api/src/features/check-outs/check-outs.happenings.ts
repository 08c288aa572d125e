import { happening } from '../../core/audiences/happening';
import { type WeekName, weekSubject } from '../weeks/steps/find-booking';

/** The people of a stay have checked out; those who arrive next are notified. */
export const checkedOut = happening<{
  byId: number;
  stay: WeekName & { isMine: boolean };
  /** The stay that comes next, and its people. */
  next: { startDate: string; endDate: string; userIds: readonly (number | null)[] } | undefined;
}>('week.check-out', {
  audit: ({ stay }) => (stay.isMine ? null : { subject: weekSubject(stay) }),
  activity: ({ byId, stay: { propertyId }, next }) =>
    next
      ? next.userIds.map((userId) => ({
          ...({ kind: 'stay.ready', userId, propertyId, byId } as const),
          facts: { weeks: [{ startDate: next.startDate, endDate: next.endDate }] },
        }))
      : null,
});
