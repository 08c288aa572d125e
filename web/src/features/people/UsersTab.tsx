import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import {
  type AdminUserPartsFragment,
  AdminUsersDocument,
  type UserSort,
  useAdminUsersQuery,
} from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { NEW_RECORD, useOpenRecord } from '../../lib/address/use-open-record';
import { useTableState } from '../../lib/address/use-table-state';
import { useListState } from '../../lib/list/list-state';
import { errorText } from '../../lib/network/error-text';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { people } from '../../lib/text/format';
import { fullName } from '../../lib/text/names';
import { Button } from '../../ui/button/Button';
import type { IdFilter, Picker } from '../../ui/choice/picker';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { UserPlus, Users } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { PagedTable } from '../../ui/list/PagedTable';
import { type Matching, useMatching } from '../../ui/selection/use-matching';
import { useSelectable } from '../../ui/selection/use-selectable';
import { DeskText } from '../../ui/text/Text';
import { DESK, space } from '../../ui/theme/tokens';
import { SelectedUsers } from './bulk/SelectedUsers';
import { DeleteUserDialog } from './DeleteUserDialog';
import { AddUserDialog } from './editing/AddUserDialog';
import { EditUserDialog } from './editing/EditUserDialog';
import type { SharesOf } from './editing/EditUserForm';
import { InvitationProgress } from './invitations/InvitationProgress';
import { InviteAll } from './invitations/InviteAll';
import {
  filterVariables,
  USER_FILTERS,
  type UserListFilter,
  UserListFilters,
} from './UserListFilters';
import { userColumns } from './user-columns';

export interface UsersTabProps {
  /** The administrator's own account, whose role is changed alone. */
  ownId: string | undefined;
  PropertyPicker: Picker;
  PropertyFilter: IdFilter;
  sharesOf: SharesOf;
  /** Renders the effects on a deleted user's shares. */
  handoverOf: (userId: string) => ReactNode;
}

const Above = styled.div`
  &:not(:empty) {
    margin-bottom: ${space[3]};
  }
`;

/** True if the list shows exactly those who have no password. */
const isPasswordless = ({ filters, filterCount, variables }: ReturnType<typeof useUserList>) =>
  filters.access === 'WITHOUT' && filterCount === 1 && !variables.search;

/** False if some may have been selected before the list was narrowed. */
const isOfList = (
  chosen: readonly AdminUserPartsFragment[],
  list: { rows: readonly AdminUserPartsFragment[]; matching: Matching },
) => list.matching.all !== undefined || chosen.every((user) => list.rows.includes(user));

const useUserList = () =>
  useTableState<UserSort, UserListFilter>(['NAME', 'EMAIL', 'ROLE', 'SHARES', 'CREATED'], {
    filters: USER_FILTERS,
  });

/** The Users tab (spec §2). */
export function UsersTab({ ownId, PropertyPicker, PropertyFilter, ...parts }: UsersTabProps) {
  const { sharesOf, handoverOf } = parts;
  const state = useUserList();
  const [runId, setRunId] = useState<string>();
  const variables = { ...state.variables, ...filterVariables(state.filters) };
  const { data, previousData, error, refetch } = useAdminUsersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const opened = useOpenRecord('user');
  const [deleted, setDeleted] = useState<AdminUserPartsFragment>();
  const page = (data ?? previousData)?.adminUsers;
  const rows = page?.items ?? [];
  const total = data?.adminUsers.total ?? 0;
  const { selection, chosen, button, withBoxes } = useSelectable(rows, { nameOf: fullName });
  const matching = useMatching({
    ...{ selection, rows, variables, total },
    query: AdminUsersDocument,
    itemsOf: ({ adminUsers }) => adminUsers.items,
  });
  const list = useListState(data?.adminUsers, ({ id }) => id, variables);
  const columns = userColumns({
    list,
    onEdit: ({ id }) => opened.open(id),
    onDelete: setDeleted,
    isDesk: useMediaQuery(DESK),
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
        countText={people}
        empty={
          <EmptyState
            icon={<Users size={28} />}
            title={state.filterCount > 0 ? 'No users match these filters' : 'No users yet'}
          />
        }
        filters={
          <UserListFilters
            filters={state.filters}
            onChange={state.setFilter}
            PropertyFilter={PropertyFilter}
          />
        }
        forMatching={
          isPasswordless(state) && total > 0 && <InviteAll {...{ total }} onStarted={setRunId} />
        }
        actions={
          <Row $gap={2} $nowrap>
            {button}
            <Button
              icon={<UserPlus size={18} aria-hidden />}
              onClick={() => opened.open(NEW_RECORD)}
            >
              <DeskText>Add User</DeskText>
            </Button>
          </Row>
        }
      />
      {chosen.length > 0 && (
        <SelectedUsers
          {...{ users: chosen, ownId, matching }}
          propertyId={isOfList(chosen, { rows, matching }) ? variables.propertyId : null}
          onInvited={setRunId}
          onClear={selection.clear}
        />
      )}
      {opened.id === NEW_RECORD && (
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
