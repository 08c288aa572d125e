import { UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type AdminUserPartsFragment,
  type UserSort,
  useAdminUsersQuery,
} from '../../generated/graphql';
import { useTableState } from '../../lib/address/use-table-state';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { PagedTable } from '../../ui/data/PagedTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { Picker } from '../../ui/form/picker';
import { AddUserDialog } from './AddUserDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';
import type { SharesOf } from './EditUserForm';
import { userColumns } from './user-columns';

export interface UsersTabProps {
  PropertyPicker: Picker;
  sharesOf: SharesOf;
  /** Renders the effects on a deleted user's shares. */
  handoverOf: (userId: string) => ReactNode;
}

/** The Users tab (spec §2). */
export function UsersTab({ PropertyPicker, sharesOf, handoverOf }: UsersTabProps) {
  const state = useTableState<UserSort>('NAME');
  const { data, previousData, error, refetch } = useAdminUsersQuery({
    variables: state.variables,
    fetchPolicy: 'cache-and-network',
  });
  const [passwords, setPasswords] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string>();
  const [deleted, setDeleted] = useState<AdminUserPartsFragment>();
  const columns = userColumns({
    passwords,
    onPassword: (id, password) => setPasswords(new Map([...passwords, [id, password]])),
    onEdit: ({ id }) => setEdited(id),
    onDelete: setDeleted,
  });
  const page = (data ?? previousData)?.adminUsers;
  return (
    <>
      <PagedTable
        label="Users"
        columns={columns}
        rowKey={({ id }) => id}
        data={page}
        problem={error && !page ? errorText(error, 'The users could not be loaded.') : undefined}
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Name or email…"
        empty={<EmptyState icon={<Users size={28} />} title="No users yet" />}
        actions={
          <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add User
          </Button>
        }
      />
      {isAdding && (
        <AddUserDialog PropertyPicker={PropertyPicker} onClose={() => setAdding(false)} />
      )}
      {edited !== undefined && (
        <EditUserDialog
          userId={edited}
          PropertyPicker={PropertyPicker}
          sharesOf={sharesOf}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeleteUserDialog
          user={deleted}
          handoverOf={handoverOf}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
