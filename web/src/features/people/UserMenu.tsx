import { isAdministrator } from '@rules/auth';
import type { AdminUserPartsFragment } from '../../generated/graphql';
import { useNow } from '../../lib/dates/server-clock';
import { fullName } from '../../lib/text/names';
import { IconButton } from '../../ui/button/IconButton';
import { Ellipsis, KeyRound, MailPlus, Trash2 } from '../../ui/icon/icons';
import { DropdownMenu } from '../../ui/menu/DropdownMenu';
import { inviteLabel, notYetText } from './invitations/invitation-words';
import { useInvite } from './invitations/use-invite';
import { useSetTemporary } from './passwords/use-set-temporary';

interface Props {
  user: AdminUserPartsFragment;
  onDelete: (user: AdminUserPartsFragment) => void;
}

/** A phone’s actions on a user besides editing: the ways to a password, and Delete. */
export function UserMenu({ user, onDelete }: Props) {
  const { setTemporaryPassword, isBusy } = useSetTemporary(user);
  const { invite, isBusy: isInviting } = useInvite();
  const now = useNow();
  const ways = [
    {
      label: 'Set Temp',
      icon: <KeyRound size={18} />,
      disabled: isBusy,
      onSelect: setTemporaryPassword,
    },
    {
      label: inviteLabel(user),
      icon: <MailPlus size={18} />,
      disabled: isInviting || notYetText(user, now) !== undefined,
      onSelect: () => invite({ userIds: [user.id] }),
    },
    'separator' as const,
  ];
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="small"
          label={`More for ${fullName(user)}`}
          icon={<Ellipsis size={18} />}
        />
      }
      items={[
        ...(user.passwordState === 'NOT_SET' && user.email !== null ? ways : []),
        {
          label: 'Delete',
          icon: <Trash2 size={18} />,
          danger: true,
          disabled: isAdministrator(user),
          onSelect: () => onDelete(user),
        },
      ]}
    />
  );
}
