import { useState } from 'react';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { people } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { MailPlus, Users } from '../../../ui/icon/icons';
import { ExportSelected } from '../../../ui/selection/ExportSelected';
import type { ListBar } from '../../../ui/selection/matching';
import { SelectionBar } from '../../../ui/selection/selection';
import { DeskText } from '../../../ui/text/hidden';
import { InviteQuestion } from '../invitations/InviteQuestion';
import { SetRoleDialog } from './SetRoleDialog';

interface Props {
  users: readonly AdminUserPartsFragment[];
  ownId: string | undefined;
  /** The property whose owners they all are, if the list is narrowed to one. */
  propertyId: string | null;
  /** Called with the id of the invitations that were started. */
  onInvited: (runId: string) => void;
  bar: ListBar;
}

/** The actions on the selected users. */
export function SelectedUsers({ users, ownId, propertyId, bar, onInvited }: Props) {
  const [isSettingRole, setSettingRole] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const isOwnAlone = users.every(({ id }) => id === ownId);
  const few = { size: 'small', variant: 'secondary' } as const;
  return (
    <SelectionBar text={`${people(users.length)} selected`} {...bar}>
      <Button {...few} icon={<MailPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
        <span>
          Invite<DeskText> selected</DeskText>
        </span>
      </Button>
      <Button
        {...few}
        icon={<Users size={16} aria-hidden />}
        disabled={isOwnAlone}
        title={isOwnAlone ? 'Your own role stays.' : undefined}
        onClick={() => setSettingRole(true)}
      >
        Set role
      </Button>
      <ExportSelected table="users" rows={users} />
      {isInviting && (
        <InviteQuestion {...{ users, propertyId, onInvited }} onClose={() => setInviting(false)} />
      )}
      {isSettingRole && (
        <SetRoleDialog
          {...{ users, ownId }}
          onClose={(isDone) => {
            setSettingRole(false);
            if (isDone) bar.onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
