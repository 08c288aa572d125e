import { type Action, why } from '../../../core/audiences/action';
import type { ActivityKind } from '../../../core/audiences/activity';
import type { Announcement } from '../../../core/audiences/announce';
import { happening } from '../../../core/audiences/happening';

/** A change of the people of a share. */
export interface MemberChange {
  /** The share's name in the audit log. */
  subject: string;
  propertyId: number;
  shareNumber: number;
  byId: number;
  /** Whether an administrator made it, whose actions are logged. */
  isAdminSession: boolean;
  reason?: string | undefined;
  /** The user whom the notice names: who left, the new first owner, or who made the link. */
  userId: number;
  /** The owners who are notified. */
  to: readonly number[];
}

const newsOf = (
  kind: ActivityKind,
  { propertyId, shareNumber, byId, userId, to }: MemberChange,
): Announcement[] =>
  to.map((reader) => {
    const otherId = userId === byId || userId === reader ? null : userId;
    return { kind, userId: reader, propertyId, byId, otherId, facts: { shares: [shareNumber] } };
  });

const logged = ({ isAdminSession, subject, userId, reason }: MemberChange): Action | null =>
  isAdminSession ? { subject, after: { userId, ...why(reason) }, userIds: [userId] } : null;

/** Someone became an owner of a share by a link that `userId` made. */
export const memberJoined = happening<MemberChange>('share.join', {
  activity: (it) => newsOf('share.joined', it),
  admin: () => [{ area: 'SHARES' }],
});

/** A person without an email address was made an owner of a share. */
export const memberAdded = happening<MemberChange>('share.add', {
  activity: (it) => newsOf('share.added', it),
  admin: () => [{ area: 'SHARES' }, { area: 'USERS' }],
  audit: logged,
});

/** Someone left a share, or was removed from it. */
export const memberLeft = happening<MemberChange>('share.leave', {
  activity: (it) => [
    ...newsOf('share.left', it),
    ...newsOf('share.taken', { ...it, to: [it.userId] }),
  ],
  admin: () => [{ area: 'SHARES' }],
  audit: logged,
});

/** Another owner stands first. */
export const firstChanged = happening<MemberChange>('share.first', {
  activity: (it) => newsOf('share.first', it),
  admin: () => [{ area: 'SHARES' }],
  audit: logged,
});

/** A link was created that makes the user who opens it an owner of a share. */
export const memberInvited = happening<Pick<MemberChange, 'isAdminSession' | 'subject'>>(
  'share.invite',
  { audit: ({ isAdminSession, subject }) => (isAdminSession ? { subject } : null) },
);
