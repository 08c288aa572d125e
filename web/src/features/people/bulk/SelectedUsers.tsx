import { Download, MailPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { SelectionBar } from '../../../ui/data/selection';
import { people } from '../invitations/invitation-words';
import { useInvite } from '../invitations/use-invite';
import { SetRoleDialog } from './SetRoleDialog';

/** The server exports at most so many selected users, and invites at most so many. */
const MAX_SELECTED = 1000;

interface Props {
  users: readonly AdminUserPartsFragment[];
  /** Called with the id of the invitations that were started. */
  onInvited: (runId: string) => void;
  onClear: () => void;
}

/** What can be done with the users that are selected. */
export function SelectedUsers({ users, onInvited, onClear }: Props) {
  const [isSettingRole, setSettingRole] = useState(false);
  const { invite, isBusy } = useInvite(onInvited);
  const userIds = users.map(({ id }) => id);
  const isTooMany = users.length > MAX_SELECTED;
  const few = { size: 'small', variant: 'secondary' } as const;
  return (
    <SelectionBar
      onClear={onClear}
      text={`${people(users.length)} selected${isTooMany ? `, at most ${MAX_SELECTED} at once` : ''}`}
    >
      <Button
        {...few}
        icon={<MailPlus size={16} aria-hidden />}
        busy={isBusy}
        disabled={isTooMany}
        onClick={() => invite({ userIds })}
      >
        Invite selected
      </Button>
      <Button
        {...few}
        icon={<Users size={16} aria-hidden />}
        disabled={isTooMany}
        onClick={() => setSettingRole(true)}
      >
        Set role
      </Button>
      {!isTooMany && (
        <DownloadButton
          {...few}
          icon={<Download size={16} aria-hidden />}
          to={`/api/admin/exports/users.csv?ids=${userIds.join(',')}`}
        >
          Export selected
        </DownloadButton>
      )}
      {isSettingRole && <SetRoleDialog users={users} onClose={() => setSettingRole(false)} />}
    </SelectionBar>
  );
}
