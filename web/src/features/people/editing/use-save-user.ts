import { type AdminUserQuery, useUpdateUserMutation } from '../../../generated/graphql';
import { fullName } from '../../../lib/text/names';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt';
import { type UserDraft, userInput } from './UserFields';

export type User = AdminUserQuery['adminUser'];

/** The state of Edit User; dates as YYYY-MM-DD, '' for none. */
interface EditedUser extends UserDraft {
  dateOfBirth: string;
  anniversaryDate: string;
}

export function draftOf(user: User): EditedUser {
  const { firstName, lastName, userRole, linkedPropertyId, linkedPropertyName } = user;
  const linkedProperty = linkedPropertyId
    ? { id: linkedPropertyId, label: linkedPropertyName ?? '' }
    : null;
  return {
    firstName,
    lastName,
    userRole,
    linkedProperty,
    email: user.email ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    anniversaryDate: user.anniversaryDate ?? '',
  };
}

const inputOf = ({ dateOfBirth, anniversaryDate, ...rest }: EditedUser) => ({
  ...userInput(rest),
  dateOfBirth: dateOfBirth || null,
  anniversaryDate: anniversaryDate || null,
});

/**
 * The rights that a change has ended and Undo would not restore: the right that an administrator had
 * besides the role, or an invitation to the former address. Undefined if Undo restores everything.
 */
function endedBy(before: User, after: EditedUser): string | undefined {
  const { isAdmin, userRole, email, invitedAt } = before;
  if (isAdmin && userRole !== 'ADMIN' && userRole !== after.userRole) {
    return 'The former rights of an administrator have ended.';
  }
  const hasInvitationEnded = invitedAt !== null && email !== after.email.trim();
  return hasInvitationEnded ? 'The invitation to the old address has ended.' : undefined;
}

/** The toast for a user who could not be saved (spec §8). */
const FAILURE = { title: 'Error', fallback: 'Failed to update user' };

/**
 * Saves the version of a user that was edited; its message offers to take that back, which is
 * refused once someone has changed the user since, or says why it does not.
 */
export function useSaveUser() {
  const [update] = useUpdateUserMutation();
  const { attempt, isBusy } = useAttempt();

  /** Returns the version that it leads to. */
  const send = async (id: string, version: number, draft: EditedUser) => {
    const { data } = await update({ variables: { input: { id, version, ...inputOf(draft) } } });
    return data?.updateUser.version;
  };

  const undo = (id: string, version: number, before: EditedUser) =>
    attempt({
      action: () => send(id, version, before),
      success: { title: 'User Updated', description: `${fullName(before)} is as before.` },
      failure: FAILURE,
    });

  const save = (base: User, draft: EditedUser, onError: NonNullable<Attempt['onError']>) => {
    const { id } = base;
    let saved: number | undefined;
    const ended = endedBy(base, draft);
    const onClick = () => saved !== undefined && void undo(id, saved, draftOf(base));
    return attempt({
      action: async () => {
        saved = await send(id, base.version, draft);
      },
      success: {
        title: 'User Updated',
        description: [`${fullName(draft)} has been saved.`, ended].filter(Boolean).join(' '),
        ...(!ended && { action: { label: 'Undo', onClick } }),
      },
      failure: FAILURE,
      onError,
    });
  };
  return { save, isBusy };
}
