import { isAdministrator } from '@rules/auth';
import type { AdminUserPartsFragment, UserSort } from '../../generated/graphql';
import { userRecordPath } from '../../lib/address/paths';
import { dayText } from '../../lib/dates/dates';
import type { ListState } from '../../lib/list/list-state';
import { fullName } from '../../lib/text/names';
import { IconButton } from '../../ui/button/IconButton';
import { Pencil, Trash2 } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { RecordLink } from '../../ui/table/RecordLink';
import { actionsColumn, type Column, column } from '../../ui/table/Table';
import { Badge } from '../../ui/text/Badge';
import { EmailCell } from './EmailCell';
import { PasswordCell } from './passwords/PasswordCell';
import { UserMenu } from './UserMenu';

interface Actions {
  /** The list’s state for the pages of the users. */
  list: ListState;
  onEdit: (user: AdminUserPartsFragment) => void;
  onDelete: (user: AdminUserPartsFragment) => void;
  /** A phone has a menu of what is done with a user besides editing. */
  isDesk: boolean;
}

const DAY = { noWrap: true, onCard: 'fact' } as const;

const tones = { ADMIN: 'warning', OWNER: 'info', USER: 'neutral' } as const;

/** The columns of the users table (spec §2 'Users tab'). */
export const userColumns = ({
  list,
  onEdit,
  onDelete,
  isDesk,
}: Actions): Column<AdminUserPartsFragment, UserSort>[] => [
  column('Name', { sort: 'NAME', grows: '45%' }, (user) => (
    <RecordLink to={userRecordPath(user.id)} state={list}>
      {fullName(user)}
    </RecordLink>
  )),
  column('Email', { sort: 'EMAIL', onCard: 'note', grows: '55%' }, ({ email }) => (
    <EmailCell email={email} />
  )),
  column('Password', { noWrap: true, onCard: 'fact' }, (user) => (
    <PasswordCell user={user} hasActions={isDesk} />
  )),
  column('Role', { sort: 'ROLE', onCard: 'mark' }, ({ userRole }) => (
    <Badge tone={tones[userRole]}>{userRole}</Badge>
  )),
  column('Linked property', { onCard: 'fact' }, (user) => user.linkedPropertyName),
  column('Birthday', DAY, ({ dateOfBirth }) => dateOfBirth && dayText(dateOfBirth)),
  column('Anniversary', DAY, ({ anniversaryDate }) => anniversaryDate && dayText(anniversaryDate)),
  column('Shares', { sort: 'SHARES', onCard: 'aside', align: 'end' }, (user) => user.shareCount),
  actionsColumn((user) => (
    <Row $gap={1} $nowrap $justify="end">
      <IconButton
        size="small"
        label={`Edit ${fullName(user)}`}
        icon={<Pencil size={18} />}
        onClick={() => onEdit(user)}
      />
      {isDesk ? (
        <IconButton
          size="small"
          label={`Delete ${fullName(user)}`}
          icon={<Trash2 size={18} />}
          disabled={isAdministrator(user)}
          onClick={() => onDelete(user)}
        />
      ) : (
        <UserMenu user={user} onDelete={onDelete} />
      )}
    </Row>
  )),
];
