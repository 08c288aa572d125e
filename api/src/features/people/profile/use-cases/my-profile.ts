import { changesBetween, merged, picked } from '../../../../core/audiences/action';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError, requireVersion } from '../../../../core/errors';
import { limitOwnChanges } from '../../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { lockUser, userSubject } from '../../../auth/steps/lock-user';
import { lockSharesOf } from '../../../shares/steps/lock-shares-of';
import { renewShares } from '../../../shares/steps/renew-shares';
import { profileChanged } from '../../people.happenings';
import type { UpdateMyProfileInput } from '../profile.inputs';
import type { MyProfile } from '../profile.types';

const FIND = statement(
  'my-profile',
  `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text, u.phone,
      u.profile_image_url as "profileImageUrl", u.phone_audience as "phoneAudience", u.version,
      c.new_email::text as "pendingEmail"
    from users u left join email_changes c on c.user_id = u.id and c.expires_at > now()
    where u.id = $1 and u.deleted_at is null`,
);

/** Returns the caller's name, address and telephone. */
export async function readMyProfile(call: RequestContext): Promise<MyProfile> {
  const { userId } = requireMember(call);
  const [found] = await read(call.app, FIND, [userId]);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such user.');
  return { ...found, email: found.email ?? '' };
}

const SAID = ['firstName', 'lastName', 'phone', 'phoneAudience'] as const;

/**
 * Changes the caller's name and telephone, and who sees it; CONFLICT if they have changed since the
 * version that was read.
 */
export async function updateMyProfile(
  call: RequestContext,
  { version, ...input }: UpdateMyProfileInput,
): Promise<MyProfile> {
  const actor = requireMember(call);
  const { userId } = actor;
  await limitOwnChanges(call.app, actor);
  await inTransaction(call.app, async (transaction) => {
    await lockSharesOf(transaction, userId);
    const user = await lockUser(transaction, userId);
    requireVersion('profile', user, version);
    const before = picked(user, SAID);
    const after = merged(before, input);
    const changes = changesBetween(before, after);
    if (Object.keys(changes.after ?? {}).length === 0) return;
    const saved = await transaction.manager.save(Object.assign(user, after));
    if (before.firstName !== after.firstName || before.lastName !== after.lastName) {
      await renewShares(transaction, userId);
    }
    const subject = userSubject(saved);
    await happened(call, transaction, profileChanged, { subject, byId: userId, ...changes });
  });
  return readMyProfile(call);
}
