import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { type AdminUserPartsFragment, AdminUsersDocument } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { NEW_RECORD, useOpenRecord } from '../../lib/address/use-open-record';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { people } from '../../lib/text/format';
import { fullName } from '../../lib/text/names';
import { Button } from '../../ui/button/Button';
import type { IdFilter, Picker } from '../../ui/choice/picker';
import { UserPlus, Users } from '../../ui/icon/icons';
import { choice, optionsOf, recordFilter } from '../../ui/list/filter';
import { List } from '../../ui/list/List';
import { useList } from '../../ui/list/use-list';
import { DeskText } from '../../ui/text/hidden';
import { DESK, space } from '../../ui/theme/tokens';
import { SelectedUsers } from './bulk/SelectedUsers';
import { DeleteUserDialog } from './DeleteUserDialog';
import { AddUserDialog } from './editing/AddUserDialog';
import { EditUserDialog } from './editing/EditUserDialog';
import type { SharesOf } from './editing/EditUserForm';
import { InvitationProgress } from './invitations/InvitationProgress';
import { InviteAll } from './invitations/InviteAll';
import { roleOptions } from './roles';
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

const userFilters = (PropertyFilter: IdFilter) => ({
  property: recordFilter('Property', PropertyFilter),
  access: choice('Password', optionsOf({ WITHOUT: 'Not set', INVITED: 'Invited' })),
  role: choice('Role', roleOptions),
  shares: choice('Shares', optionsOf({ WITH: 'With shares', WITHOUT: 'Without shares' })),
});

/** The Users tab (spec §2). */
export function UsersTab({ ownId, PropertyPicker, PropertyFilter, ...parts }: UsersTabProps) {
  const { sharesOf, handoverOf } = parts;
  const [runId, setRunId] = useState<string>();
  const list = useList({
    label: 'Users',
    query: AdminUsersDocument,
    pageOf: ({ adminUsers }) => adminUsers,
    sorts: ['NAME', 'EMAIL', 'ROLE', 'SHARES', 'CREATED'],
    filters: userFilters(PropertyFilter),
    where: ({ property, shares, ...others }) => ({
      ...{ ...others, propertyId: property, hasShares: shares && shares === 'WITH' },
    }),
    nameOf: (user) => fullName(user),
  });
  const { state, values, rows, total, chosen, bar } = list;
  const opened = useOpenRecord('user');
  const [deleted, setDeleted] = useState<AdminUserPartsFragment>();
  const editedId = addressId(opened.id);
  const isPasswordless =
    values.access === 'WITHOUT' && state.filterCount === 1 && state.search === '';
  // Some may have been selected before the list was narrowed.
  const areOfList = bar.all !== undefined || chosen.every((user) => rows.includes(user));
  return (
    <>
      <Above>
        <InvitationProgress runId={runId} onDismiss={() => setRunId(undefined)} />
      </Above>
      <List
        {...list.shown}
        columns={userColumns({
          list: list.place,
          onEdit: ({ id }) => opened.open(id),
          onDelete: setDeleted,
          isDesk: useMediaQuery(DESK),
        })}
        bulk={
          <SelectedUsers
            {...{ users: chosen, ownId, bar }}
            propertyId={areOfList ? values.property : null}
            onInvited={setRunId}
          />
        }
        searchPlaceholder="Name, email or telephone…"
        countText={people}
        none={{ Icon: Users, title: 'No users yet' }}
        forMatching={
          isPasswordless && total > 0 && <InviteAll {...{ total }} onStarted={setRunId} />
        }
        actions={
          <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => opened.open(NEW_RECORD)}>
            <DeskText>Add User</DeskText>
          </Button>
        }
      />
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
