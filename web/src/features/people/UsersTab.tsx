import { MailPlus, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import {
  type AdminUserPartsFragment,
  type UserSort,
  useAdminUsersQuery,
} from '../../generated/graphql';
import { addressId } from '../../lib/address/address-id';
import { useListState } from '../../lib/address/list-state';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { useTableState } from '../../lib/address/use-table-state';
import { fullName } from '../../lib/names';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { PagedTable } from '../../ui/data/PagedTable';
import { SelectPage } from '../../ui/data/selection';
import { useSelectable } from '../../ui/data/use-selectable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { Picker } from '../../ui/form/picker';
import { DeskText } from '../../ui/layout/DeskText';
import { Row } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { space } from '../../ui/theme/tokens';
import { AddUserDialog } from './AddUserDialog';
import { SelectedUsers } from './bulk/SelectedUsers';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';
import type { SharesOf } from './EditUserForm';
import { type Access, AccessFilter, accessOf } from './invitations/AccessFilter';
import { InvitationProgress } from './invitations/InvitationProgress';
import { useInvite } from './invitations/use-invite';
import { userColumns } from './user-columns';

export interface UsersTabProps {
  PropertyPicker: Picker;
  sharesOf: SharesOf;
  /** Renders the effects on a deleted user's shares. */
  handoverOf: (userId: string) => ReactNode;
}

const Above = styled.div`
  &:not(:empty) {
    margin-bottom: ${space[3]};
  }
`;

const emptyTitles: Record<Access, string> = {
  '': 'No users yet',
  WITHOUT: 'Everyone has a password',
  INVITED: 'Everyone invited has signed in',
};

/** The Users tab (spec §2). */
export function UsersTab({ PropertyPicker, sharesOf, handoverOf }: UsersTabProps) {
  const state = useTableState<UserSort, 'access'>(['NAME', 'EMAIL', 'ROLE', 'SHARES', 'CREATED'], {
    filters: ['access'],
  });
  const access = accessOf(state.filters.access);
  const [runId, setRunId] = useState<string>();
  const { invite, isBusy } = useInvite(setRunId);
  const variables = { ...state.variables, ...(access && { access }) };
  const { data, previousData, error, refetch } = useAdminUsersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const opened = useOpenRecord('user');
  const [isInviting, setInviting] = useState(false);
  const [deleted, setDeleted] = useState<AdminUserPartsFragment>();
  const page = (data ?? previousData)?.adminUsers;
  const rows = page?.items ?? [];
  const { selection, chosen, button, withBoxes } = useSelectable(rows, { nameOf: fullName });
  const list = useListState(data?.adminUsers, ({ id }) => id, variables);
  const columns = userColumns({
    list,
    onEdit: ({ id }) => opened.open(id),
    onDelete: setDeleted,
  });
  const editedId = addressId(opened.id);
  return (
    <>
      <Above>
        <InvitationProgress runId={runId} onDismiss={() => setRunId(undefined)} />
      </Above>
      <PagedTable
        label="Users"
        columns={withBoxes(columns)}
        rowKey={({ id }) => id}
        data={page}
        problem={error && !page ? errorText(error, 'The users could not be loaded.') : undefined}
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Name or email…"
        empty={<EmptyState icon={<Users size={28} />} title={emptyTitles[access]} />}
        filters={
          <AccessFilter value={access} onChange={(next) => state.setFilter('access', next)} />
        }
        actions={
          <Row $gap={2} $nowrap>
            {button}
            {access !== '' && (page?.total ?? 0) > 0 && (
              <Button
                variant="secondary"
                icon={<MailPlus size={18} aria-hidden />}
                busy={isBusy}
                onClick={() => setInviting(true)}
              >
                <DeskText>Invite all</DeskText>
              </Button>
            )}
            <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => opened.open('new')}>
              <DeskText>Add User</DeskText>
            </Button>
          </Row>
        }
      />
      {chosen.length > 0 && (
        <SelectedUsers
          users={chosen}
          more={<SelectPage {...{ selection, rows }} />}
          onInvited={setRunId}
          onClear={selection.clear}
        />
      )}
      <ConfirmDialog
        open={isInviting}
        onOpenChange={setInviting}
        title="Invite everyone without a password?"
        description="They get an email with a link to choose one, except those invited within the last day."
        confirmLabel="Invite all"
        busy={isBusy}
        onConfirm={() => invite({ everyone: true }).then(() => setInviting(false))}
      />
      {opened.id === 'new' && (
        <AddUserDialog PropertyPicker={PropertyPicker} onClose={opened.close} />
      )}
      {editedId && (
        <EditUserDialog
          key={editedId}
          userId={editedId}
          PropertyPicker={PropertyPicker}
          sharesOf={sharesOf}
          onClose={opened.close}
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
