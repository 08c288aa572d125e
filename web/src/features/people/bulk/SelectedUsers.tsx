import { MailPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { people } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { ExportSelected } from '../../../ui/data/ExportSelected';
import { SelectionBar } from '../../../ui/data/selection';
import type { Matching } from '../../../ui/data/use-matching';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { DeskText } from '../../../ui/layout/DeskText';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { toBeLeftOutText } from '../invitations/invitation-words';
import { useInvite } from '../invitations/use-invite';
import { SetRoleDialog } from './SetRoleDialog';

interface Props {
  users: readonly AdminUserPartsFragment[];
  ownId: string | undefined;
  /** Called with the id of the invitations that were started. */
  onInvited: (runId: string) => void;
  matching: Matching;
  onClear: () => void;
}

/** What can be done with the users that are selected. */
export function SelectedUsers({ users, ownId, matching, onInvited, onClear }: Props) {
  const [isSettingRole, setSettingRole] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const { invite, isBusy } = useInvite(onInvited);
  const isOwnAlone = users.every(({ id }) => id === ownId);
  const few = { size: 'small', variant: 'secondary' } as const;
  return (
    <SelectionBar text={`${people(users.length)} selected`} {...matching} onClear={onClear}>
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
      <ConfirmDialog
        open={isInviting}
        onOpenChange={setInviting}
        title={`Invite ${people(users.length)}?`}
        description={`They get an email with a link to choose a password. ${toBeLeftOutText(users)}`.trim()}
        confirmLabel="Invite"
        busy={isBusy}
        onConfirm={() =>
          invite({ userIds: users.map(({ id }) => id) }).then(() => setInviting(false))
        }
      >
        <MailCaveat later="They get the email once it is." />
      </ConfirmDialog>
      {isSettingRole && (
        <SetRoleDialog
          {...{ users, ownId }}
          onClose={(isDone) => {
            setSettingRole(false);
            if (isDone) onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
