import { type AdminUserQuery, useUpdateUserMutation } from '../../../generated/graphql';
import { fullName } from '../../../lib/text/names';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { type ContactDraft, contactInput } from './ContactFields';
import { type UserDraft, userInput } from './UserFields';

export type User = AdminUserQuery['adminUser'];

/** The state of Edit User; dates as YYYY-MM-DD, '' for none. */
interface EditedUser extends UserDraft, ContactDraft {
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
    phone: user.phone ?? '',
    postalAddress: user.postalAddress ?? '',
    tags: user.tags.join(', '),
    adminNote: user.adminNote ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    anniversaryDate: user.anniversaryDate ?? '',
  };
}

const inputOf = ({ dateOfBirth, anniversaryDate, ...rest }: EditedUser) => ({
  ...userInput(rest),
  ...contactInput(rest),
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
 * The form that saves the version of a user that is edited; its message offers to take that back,
 * which is refused once someone has changed the user since, or says why it does not.
 */
export function useUserForm(base: User, onSaved: () => void) {
  const [update] = useUpdateUserMutation();
  const { attempt } = useAttempt();

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

  return useDialogForm({
    first: () => draftOf(base),
    version: base.version,
    save: async (draft) => ({ draft, version: await send(base.id, base.version, draft) }),
    success({ draft, version }) {
      const ended = endedBy(base, draft);
      const onClick = () => version !== undefined && void undo(base.id, version, draftOf(base));
      return {
        title: 'User Updated',
        description: [`${fullName(draft)} has been saved.`, ended].filter(Boolean).join(' '),
        ...(!ended && { action: { label: 'Undo', onClick } }),
      };
    },
    failure: { ...FAILURE, inField: 'FALLBACK' },
    onSaved,
  });
}
