import type { Transaction } from '../../../../core/database/database';
import { lockRow } from '../../../../core/database/lock-row';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import { type Actor, type RequestContext, requireMember } from '../../../../core/request-context';
import { Property } from '../../../properties/property.entity';
import { refusePassing } from '../../planned/steps/lock-planned-shares';
import { Share } from '../../share.entity';
import { shareSubject } from '../../steps/give-share';
import { membersOf } from '../../steps/members-of';
import type { MemberChange } from '../share-members.happenings';

/** Each link, and each person who is added, gets a part of a share. */
const INVITING: Limit = { name: 'invite-to-share', points: 20, seconds: 3600 };

/** Counts a link, or a person who is added; RATE_LIMITED after 20 in an hour. */
export async function countInvitation({ app }: RequestContext, { userId }: Actor): Promise<void> {
  await app.throttle.consume(INVITING, String(userId));
}

/** The most owners that a share can have. */
export const MAX_MEMBERS = 12;

/** The refusal for everyone but owners and administrators, who may know whether a share exists. */
export const notMyShare = ({ isAdminSession }: Actor): AppError =>
  isAdminSession
    ? new AppError('NOT_FOUND', 'There is no such share.', 'shareId')
    : new AppError('FORBIDDEN', 'This is not a share of yours.', 'shareId');

/** A share whose members nothing else changes until the transaction ends. */
export interface LockedMembers {
  actor: Actor;
  share: Share;
  /** Their ids, the first first. */
  members: number[];
  /** The part that all happenings about it have in common. */
  change: Omit<MemberChange, 'userId' | 'to'>;
}

/** Locks a share with its members; callers check who may change them. */
export async function lockMembers(
  call: RequestContext,
  transaction: Transaction,
  shareId: number,
): Promise<LockedMembers> {
  const actor = requireMember(call);
  const share = await lockRow(transaction, Share, { id: shareId }, () => notMyShare(actor));
  await refusePassing(transaction, [shareId]);
  const members = await membersOf(transaction, shareId);
  const { id, name } = await transaction.manager.findOneByOrFail(Property, {
    id: share.propertyId,
  });
  const { shareNumber } = share;
  const subject = shareSubject({ property: { id, name }, shareNumber });
  const { userId: byId, isAdminSession } = actor;
  return {
    actor,
    share,
    members,
    change: { subject, propertyId: id, shareNumber, byId, isAdminSession },
  };
}

/** Locks a share of the caller, or as an administrator any. */
export async function lockMyMembers(
  call: RequestContext,
  transaction: Transaction,
  shareId: number,
): Promise<LockedMembers> {
  const locked = await lockMembers(call, transaction, shareId);
  const { actor, members } = locked;
  if (!actor.isAdminSession && !members.includes(actor.userId)) throw notMyShare(actor);
  return locked;
}

/** Refuses a person who is not a member of the locked share. */
export function requireIsMember({ members }: LockedMembers, userId: number): void {
  if (members.includes(userId)) return;
  throw new AppError('NOT_FOUND', 'This user is not an owner of the share.', 'userId');
}

/** Refuses everyone but the first of the locked share and administrators. */
export function requireFirst({ actor, share }: LockedMembers): void {
  if (actor.isAdminSession || share.userId === actor.userId) return;
  const sentence = 'Only the first owner of the share or an administrator can do this.';
  throw new AppError('FORBIDDEN', sentence, 'userId');
}

/** Refuses further owners while the locked share is vacant: an administrator gives it its first. */
export function requireOwned({ share, members }: LockedMembers): void {
  if (members.length > 0) return;
  const sentence = `Share ${share.shareNumber} is vacant. Please give it to someone first.`;
  throw new AppError('CONFLICT', sentence, 'shareId');
}

/** Refuses one more owner of the locked share if it has as many as it can have. */
export function requireRoom({ members }: LockedMembers, field: string): void {
  if (members.length < MAX_MEMBERS) return;
  throw new AppError('CONFLICT', `A share has at most ${MAX_MEMBERS} owners.`, field);
}
