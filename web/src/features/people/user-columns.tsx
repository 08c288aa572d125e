import { isAdministrator } from '@rules/auth';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminUserPartsFragment, UserSort } from '../../generated/graphql';
import { fullName } from '../../lib/names';
import { IconButton } from '../../ui/button/IconButton';
import { Badge } from '../../ui/data/Badge';
import type { Column } from '../../ui/data/Table';
import { Row } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { PasswordCell } from './PasswordCell';

interface Actions {
  /** Temporary passwords set on this page, by user. */
  passwords: ReadonlyMap<string, string>;
  onPassword: (userId: string, password: string) => void;
  onEdit: (user: AdminUserPartsFragment) => void;
  onDelete: (user: AdminUserPartsFragment) => void;
}

/** Allows a line break before the @, so that the row's buttons stay visible. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const tones = { ADMIN: 'warning', OWNER: 'info', USER: 'neutral' } as const;

/** The columns of the users table (spec §2 'Users tab'). */
export const userColumns = ({
  passwords,
  onPassword,
  onEdit,
  onDelete,
}: Actions): Column<AdminUserPartsFragment, UserSort>[] => [
  { key: 'name', header: 'Name', sort: 'NAME', cell: fullName },
  {
    key: 'email',
    header: 'Email',
    sort: 'EMAIL',
    cell: ({ email }) => email && <Address email={email} />,
  },
  {
    key: 'password',
    header: 'Password',
    noWrap: true,
    cell: (user) => (
      <PasswordCell
        user={user}
        known={passwords.get(user.id)}
        onKnown={(password) => onPassword(user.id, password)}
      />
    ),
  },
  {
    key: 'role',
    header: 'Role',
    sort: 'ROLE',
    cell: ({ userRole }) => <Badge tone={tones[userRole]}>{userRole}</Badge>,
  },
  {
    key: 'property',
    header: 'Linked property',
    cell: ({ linkedPropertyName }) => linkedPropertyName,
  },
  { key: 'birthday', header: 'Birthday', noWrap: true, cell: (user) => user.dateOfBirth },
  {
    key: 'anniversary',
    header: 'Anniversary',
    noWrap: true,
    cell: (user) => user.anniversaryDate,
  },
  {
    key: 'shares',
    header: 'Shares',
    sort: 'SHARES',
    align: 'end',
    cell: ({ shareCount }) => shareCount,
  },
  {
    key: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    cell: (user) => (
      <Row $gap={1} $nowrap $justify="end">
        <IconButton
          size="small"
          label={`Edit ${fullName(user)}`}
          icon={<Pencil size={18} />}
          onClick={() => onEdit(user)}
        />
        <IconButton
          size="small"
          label={`Delete ${fullName(user)}`}
          icon={<Trash2 size={18} />}
          disabled={isAdministrator(user)}
          onClick={() => onDelete(user)}
        />
      </Row>
    ),
  },
];
