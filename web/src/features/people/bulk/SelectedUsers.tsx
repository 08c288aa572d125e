import { MailPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { ExportSelected, isTooMany, selectedText } from '../../../ui/data/selected-rows';
import { SelectionBar } from '../../../ui/data/selection';
import { DeskText } from '../../../ui/layout/DeskText';
import { people } from '../invitations/invitation-words';
import { useInvite } from '../invitations/use-invite';
import { SetRoleDialog } from './SetRoleDialog';

interface Props {
  users: readonly AdminUserPartsFragment[];
  /** Called with the id of the invitations that were started. */
  onInvited: (runId: string) => void;
  /** Selects more. */
  more: ReactNode;
  onClear: () => void;
}

/** What can be done with the users that are selected. */
export function SelectedUsers({ users, more, onInvited, onClear }: Props) {
  const [isSettingRole, setSettingRole] = useState(false);
  const { invite, isBusy } = useInvite(onInvited);
  const few = { size: 'small', variant: 'secondary' } as const;
  return (
    <SelectionBar text={selectedText(users, people(users.length))} {...{ more, onClear }}>
      <Button
        {...few}
        icon={<MailPlus size={16} aria-hidden />}
        busy={isBusy}
        disabled={isTooMany(users)}
        onClick={() => invite({ userIds: users.map(({ id }) => id) })}
      >
        <span>
          Invite<DeskText> selected</DeskText>
        </span>
      </Button>
      <Button
        {...few}
        icon={<Users size={16} aria-hidden />}
        disabled={isTooMany(users)}
        onClick={() => setSettingRole(true)}
      >
        Set role
      </Button>
      <ExportSelected table="users" rows={users} />
      {isSettingRole && <SetRoleDialog users={users} onClose={() => setSettingRole(false)} />}
    </SelectionBar>
  );
}
