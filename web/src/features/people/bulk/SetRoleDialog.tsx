import { useState } from 'react';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { Notice } from '../../../ui/feedback/Notice';
import { Select } from '../../../ui/form/Select';
import { Bar } from '../../../ui/layout/Bar';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { people } from '../invitations/invitation-words';
import { type Role, roleOptions } from '../roles';
import { useChangeRoles } from './use-change-roles';

interface Props {
  users: readonly AdminUserPartsFragment[];
  onClose: () => void;
}

/** Gives the selected users a role, and says which could not get it. */
export function SetRoleDialog({ users, onClose }: Props) {
  const [role, setRole] = useState<Role>('OWNER');
  const { change, progress, failures } = useChangeRoles();
  const others = users.filter(({ userRole }) => userRole !== role);
  const confirm = async () => {
    const changes = others.map((user) => ({ user, userRole: role }));
    if (await change(changes)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !progress && onClose()}
      title={`Role of ${people(users.length)}`}
      description="A new role ends their sessions; they have to sign in again."
      confirmLabel={`Change ${people(others.length)}`}
      busy={progress !== undefined}
      disabled={others.length === 0}
      onConfirm={confirm}
    >
      <Stack>
        <Select label="Role" value={role} onValueChange={setRole} options={roleOptions} />
        {progress && <Bar label="Changed" value={progress.done} total={progress.total} />}
        {failures.length > 0 && <Notice message={`Not changed: ${failures.join(' ')}`} />}
      </Stack>
    </ConfirmDialog>
  );
}
