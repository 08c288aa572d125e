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
import type { Column } from '../../ui/table/Table';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/Text';
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

const tones = { ADMIN: 'warning', OWNER: 'info', USER: 'neutral' } as const;

/** The columns of the users table (spec §2 'Users tab'). */
export const userColumns = ({
  list,
  onEdit,
  onDelete,
  isDesk,
}: Actions): Column<AdminUserPartsFragment, UserSort>[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'NAME',
    grows: '45%',
    cell: (user) => (
      <RecordLink to={userRecordPath(user.id)} state={list}>
        {fullName(user)}
      </RecordLink>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    sort: 'EMAIL',
    onCard: 'note',
    grows: '55%',
    cell: ({ email }) => <EmailCell email={email} />,
  },
  {
    key: 'password',
    header: 'Password',
    noWrap: true,
    onCard: 'fact',
    cell: (user) => <PasswordCell user={user} hasActions={isDesk} />,
  },
  {
    key: 'role',
    header: 'Role',
    sort: 'ROLE',
    onCard: 'mark',
    cell: ({ userRole }) => <Badge tone={tones[userRole]}>{userRole}</Badge>,
  },
  {
    key: 'property',
    header: 'Linked property',
    onCard: 'fact',
    cell: ({ linkedPropertyName }) => linkedPropertyName,
  },
  {
    key: 'birthday',
    header: 'Birthday',
    noWrap: true,
    onCard: 'fact',
    cell: ({ dateOfBirth }) => dateOfBirth && dayText(dateOfBirth),
  },
  {
    key: 'anniversary',
    header: 'Anniversary',
    noWrap: true,
    onCard: 'fact',
    cell: ({ anniversaryDate }) => anniversaryDate && dayText(anniversaryDate),
  },
  {
    key: 'shares',
    header: 'Shares',
    sort: 'SHARES',
    onCard: 'aside',
    align: 'end',
    cell: ({ shareCount }) => shareCount,
  },
  {
    key: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    pinned: true,
    onCard: 'corner',
    cell: (user) => (
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
    ),
  },
];
