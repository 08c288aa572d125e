import { useState } from 'react';
import {
  type AdminUserPartsFragment,
  AdminUsersDocument,
  useUpdateUserMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/use-live';
import { fullName } from '../../../lib/names';
import { errorText } from '../../../lib/network/error-text';
import { useOneByOne } from '../../../lib/network/use-one-by-one';
import { useToast } from '../../../ui/feedback/Toast';
import { people } from '../invitations/invitation-words';
import type { Role } from '../roles';

/** A user as last read, and the role that the user gets. */
interface RoleChange {
  user: AdminUserPartsFragment;
  userRole: Role;
}

/** Changes the roles of several users one by one, with progress, and offers to undo it. */
export function useChangeRoles() {
  const [update] = useUpdateUserMutation();
  const { each, progress } = useOneByOne();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { toast } = useToast();
  const reread = useReread();

  /** Returns what would undo the changes that were made. */
  async function run(changes: readonly RoleChange[]): Promise<RoleChange[]> {
    const { results, refused } = await each(changes, async ({ user, userRole }) => {
      const input = { id: user.id, version: user.version, userRole };
      const { data } = await update({ variables: { input } });
      return data ? [{ user: data.updateUser, userRole: user.userRole }] : [];
    });
    setFailures(
      refused.map(
        ({ item, error }) => `${fullName(item.user)}: ${errorText(error, 'Failed to update user')}`,
      ),
    );
    await reread([AdminUsersDocument]);
    return results.flat();
  }

  /** Returns true if all changes were made. */
  async function change(changes: readonly RoleChange[]): Promise<boolean> {
    const undo = await run(changes);
    if (undo.length > 0) {
      toast({
        title: 'Roles changed',
        description: `${undo.length} of ${people(changes.length)}.`,
        action: { label: 'Undo', onClick: () => void restore(undo) },
      });
    }
    return undo.length === changes.length;
  }

  /** The dialog that names failures may have closed. */
  async function restore(changes: readonly RoleChange[]) {
    const { length } = await run(changes);
    toast({
      title: 'Roles restored',
      description: `${length} of ${people(changes.length)}.`,
      destructive: length < changes.length,
    });
  }
  return { change, progress, failures };
}
