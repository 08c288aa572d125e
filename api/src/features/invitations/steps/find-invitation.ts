import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { guessInvitation } from '../../auth/steps/invitation-token';

const FIND = statement(
  'find-invitation',
  `select u.id as "userId", u.first_name as "firstName", u.email::text,
      i.token_hash as "tokenHash", i.expires_at < now() as "isOver",
      i.used_at is not null or u.password_hash is not null as "isUsed"
    from invitations i join users u on u.id = i.user_id
    where i.token_hash = $1 and u.deleted_at is null and u.email is not null`,
);

/** The refusal of a link that was used, or whose user has set a password in another way. */
export const usedInvitation = () =>
  new AppError(
    'CONFLICT',
    'You have chosen your password already. Please sign in with it.',
    'token',
  );

/** The refusal of a link that is over, was replaced, or never existed. */
export const endedInvitation = () =>
  new AppError(
    'NOT_FOUND',
    'This invitation has ended, or a newer one has replaced it. Please ask for a new one.',
    'token',
  );

/**
 * Finds the user whom a link invites; CONFLICT if it was used, NOT_FOUND if it has ended or never
 * existed, which counts as a guess.
 */
export async function findInvitation(call: RequestContext, token: string) {
  const invitation = await guessInvitation(call, token, async (tokenHash) => {
    const [found] = await read(call.app, FIND, [tokenHash]);
    return found;
  });
  if (invitation?.isUsed) throw usedInvitation();
  if (!invitation || invitation.isOver) throw endedInvitation();
  return invitation;
}
