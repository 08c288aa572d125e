import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type AdminSharePartsFragment,
  AdminSharesDocument,
  type ShareSort,
} from '../../generated/graphql';
import { panelPath, propertyRecordPath, sharePath, userRecordPath } from '../../lib/address/paths';
import { counted } from '../../lib/text/format';
import { IconButton } from '../../ui/button/IconButton';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { IdFilter } from '../../ui/choice/picker';
import { KeyRound, Trash2, UserRoundCheck, Users } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { activeFilter, choice, optionsOf, recordFilter } from '../../ui/list/filter';
import { List } from '../../ui/list/List';
import { useList } from '../../ui/list/use-list';
import { PropertyLinks } from '../../ui/menu/PropertyLinks';
import { RecordLink } from '../../ui/table/RecordLink';
import { actionsColumn, type Column, column } from '../../ui/table/Table';
import { ActiveBadge } from '../../ui/text/Badge';
import { Muted } from '../../ui/text/Text';
import { AssignShareForm, type Pickers } from './assigning/AssignShareForm';
import { GiveToDialog } from './assigning/GiveToDialog';
import { SelectedShares } from './bulk/SelectedShares';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { SharePeopleDialog } from './members/SharePeopleDialog';
import { ownersOf } from './owner';

function Owner({ share }: { share: AdminSharePartsFragment }) {
  const name = ownersOf(share);
  if (!name) {
    return (
      <>
        Vacant · <Link to={sharePath(share.propertyId, share.shareNumber)}>Assign owner</Link>
      </>
    );
  }
  return share.userId ? <RecordLink to={userRecordPath(share.userId)}>{name}</RecordLink> : name;
}

const WITH_FREE_SHARES = panelPath('properties', { shares: 'SOME_UNASSIGNED', sort: 'allocated' });

/** Where to find the shares that are in no list, as they have never had an owner. */
const NeverAssigned = () => (
  <Muted>
    This list has only shares that once had an owner. To find the others, open the{' '}
    <Link to={WITH_FREE_SHARES}>properties with shares to assign</Link>.
  </Muted>
);

const nameOf = ({ shareNumber, propertyName }: AdminSharePartsFragment) =>
  `share ${shareNumber} of ${propertyName}`;

const columns = (
  onGive: (share: AdminSharePartsFragment) => void,
  onPeople: (share: AdminSharePartsFragment) => void,
  onDelete: (share: AdminSharePartsFragment) => void,
): Column<AdminSharePartsFragment, ShareSort>[] => [
  column(
    'Property',
    { sort: 'PROPERTY', minWidth: '11rem', onCard: 'group' },
    ({ propertyId, propertyName }) => (
      <RecordLink to={propertyRecordPath(propertyId)}>{propertyName}</RecordLink>
    ),
  ),
  column('Share', { sort: 'NUMBER', onCard: 'box' }, ({ shareNumber }) => (
    <ShareTile shareNumber={shareNumber} size={30} />
  )),
  column('User', { sort: 'OWNER', grows: '50%', onCard: 'title' }, (share) => (
    <Owner share={share} />
  )),
  column('Email', { onCard: 'note', grows: '50%' }, ({ ownerEmail }) => ownerEmail),
  column('Status', { sort: 'STATUS', onCard: 'end' }, ({ isActive }) => (
    <ActiveBadge isActive={isActive} />
  )),
  actionsColumn(
    (share) => (
      <>
        <PropertyLinks
          id={share.propertyId}
          name={nameOf(share)}
          action={{
            label: 'Give to…',
            icon: <UserRoundCheck size={18} />,
            onSelect: () => onGive(share),
          }}
        />
        <IconButton
          size="small"
          label={`Owners of ${nameOf(share)}`}
          icon={<Users size={18} />}
          disabled={share.userId === null}
          onClick={() => onPeople(share)}
        />
        <IconButton
          size="small"
          label={`Delete ${nameOf(share)}`}
          icon={<Trash2 size={18} />}
          disabled={share.userId === null}
          onClick={() => onDelete(share)}
        />
      </>
    ),
    { noWrap: true },
  ),
];

const OWNERSHIP = choice('Owner', optionsOf({ VACANT: 'Vacant', ANY: 'Any' }), {
  none: 'With an owner',
});

interface Props extends Pickers {
  PropertyFilter: IdFilter;
  actions?: ReactNode;
}

/** The Share Management tab (spec §2); `actions` apply to many shares at once. */
export function ShareManagementTab({ actions, PropertyFilter, ...pickers }: Props) {
  const list = useList({
    label: 'Shares',
    query: AdminSharesDocument,
    pageOf: ({ adminShares }) => adminShares,
    sorts: ['PROPERTY', 'NUMBER', 'OWNER', 'STATUS'],
    filters: {
      property: recordFilter('Property', PropertyFilter),
      status: activeFilter,
      owner: OWNERSHIP,
    },
    where: ({ property, status, owner }) => ({
      ...{ propertyId: property, isActive: status && status === 'ACTIVE', ownership: owner },
    }),
    nameOf: (share) => nameOf(share),
  });
  const { rows } = list;
  const [given, setGiven] = useState<AdminSharePartsFragment>();
  const [shown, setShown] = useState<AdminSharePartsFragment>();
  const [removed, setRemoved] = useState<AdminSharePartsFragment>();
  return (
    <Stack $gap={4}>
      <AssignShareForm {...pickers} />
      {list.values.owner === 'VACANT' && <NeverAssigned />}
      <List
        {...list.shown}
        columns={columns(setGiven, setShown, setRemoved)}
        bulk={
          <SelectedShares shares={list.chosen} bar={list.bar} UserPicker={pickers.UserPicker} />
        }
        groupOf={({ propertyId }) => propertyId}
        actions={actions}
        searchPlaceholder="Property, user or email…"
        countText={(total) => counted(total, 'share')}
        none={{
          Icon: KeyRound,
          title: 'No shares assigned yet',
          text: 'Choose a user, a property and one of its free shares above.',
        }}
      />
      {given && (
        <GiveToDialog
          share={rows.find(({ id }) => id === given.id) ?? given}
          UserPicker={pickers.UserPicker}
          onReload={list.refetch}
          onClose={() => setGiven(undefined)}
        />
      )}
      {shown && (
        <SharePeopleDialog
          isAdministrator
          share={shown}
          propertyName={shown.propertyName}
          onClose={() => setShown(undefined)}
        />
      )}
      {removed && (
        <RemoveShareDialog
          share={removed}
          words={REMOVAL.ofAssignment}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}
