import { useState } from 'react';
import {
  type AdminUserPartsFragment,
  AdminUsersDocument,
  useUpdateUserMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { people } from '../../../lib/text/format';
import { fullName } from '../../../lib/text/names';
import { Select } from '../../../ui/choice/Select';
import { BulkDialog } from '../../../ui/selection/BulkDialog';
import { NewAdministratorNotice, type Role, roleOptions } from '../roles';

interface Props {
  /** As they were when it was asked. */
  users: readonly AdminUserPartsFragment[];
  ownId: string | undefined;
  onClose: (isDone: boolean) => void;
}

/** Gives the selected users a role, those who have another; never the administrator who asks. */
export function SetRoleDialog({ users, ownId, onClose }: Props) {
  const [role, setRole] = useState<Role>('OWNER');
  const [update] = useUpdateUserMutation();
  const settable = users.filter(({ id }) => id !== ownId);
  const others = settable.filter(({ userRole }) => userRole !== role);
  const own = settable.length < users.length ? ' Your own role stays.' : '';
  const setRoleOf = async (user: { id: string; version: number }, userRole: Role) => {
    const { id, version } = user;
    const data = dataOf(await update({ variables: { input: { id, version, userRole } } }));
    return data.updateUser;
  };
  return (
    <BulkDialog
      rows={others}
      nameOf={fullName}
      title={`Role of ${people(settable.length)}`}
      description={`A new role ends their sessions; they have to sign in again.${own}`}
      confirmLabel={`Change ${people(others.length)}`}
      disabled={others.length === 0}
      countText={(count) => `Role of ${people(count)}`}
      done="changed"
      change={async (user) => {
        const changed = await setRoleOf(user, role);
        return () => setRoleOf(changed, user.userRole);
      }}
      reread={[AdminUsersDocument]}
      onClose={onClose}
    >
      <Select label="Role" value={role} onValueChange={setRole} options={roleOptions} />
      {role === 'ADMIN' && others.length > 0 && <NewAdministratorNotice />}
    </BulkDialog>
  );
}
