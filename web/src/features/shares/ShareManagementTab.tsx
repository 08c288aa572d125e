import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type AdminSharePartsFragment,
  AdminSharesDocument,
  type ShareSort,
  useAdminSharesQuery,
} from '../../generated/graphql';
import { panelPath, propertyRecordPath, sharePath, userRecordPath } from '../../lib/address/paths';
import { useTableState } from '../../lib/address/use-table-state';
import { errorText } from '../../lib/network/error-text';
import { counted } from '../../lib/text/format';
import { IconButton } from '../../ui/button/IconButton';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { IdFilter } from '../../ui/choice/picker';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { KeyRound, Trash2, UserRoundCheck } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { PagedTable } from '../../ui/list/PagedTable';
import { PropertyLinks } from '../../ui/menu/PropertyLinks';
import { useMatching } from '../../ui/selection/use-matching';
import { useSelectable } from '../../ui/selection/use-selectable';
import { RecordLink } from '../../ui/table/RecordLink';
import type { Column } from '../../ui/table/Table';
import { ActiveBadge } from '../../ui/text/Badge';
import { Muted, VisuallyHidden } from '../../ui/text/Text';
import { AssignShareForm, type Pickers } from './assigning/AssignShareForm';
import { GiveToDialog } from './assigning/GiveToDialog';
import { SelectedShares } from './bulk/SelectedShares';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { ownerOf } from './owner';
import {
  filterVariables,
  SHARE_FILTERS,
  type ShareListFilter,
  ShareListFilters,
} from './ShareListFilters';

function Owner({ share }: { share: AdminSharePartsFragment }) {
  const name = ownerOf(share);
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
  onDelete: (share: AdminSharePartsFragment) => void,
): Column<AdminSharePartsFragment, ShareSort>[] => [
  {
    key: 'property',
    header: 'Property',
    sort: 'PROPERTY',
    minWidth: '11rem',
    onCard: 'group',
    cell: ({ propertyId, propertyName }) => (
      <RecordLink to={propertyRecordPath(propertyId)}>{propertyName}</RecordLink>
    ),
  },
  {
    key: 'number',
    header: 'Share',
    sort: 'NUMBER',
    onCard: 'box',
    cell: ({ shareNumber }) => <ShareTile shareNumber={shareNumber} size={30} />,
  },
  {
    key: 'user',
    header: 'User',
    sort: 'OWNER',
    grows: '50%',
    onCard: 'title',
    cell: (share) => <Owner share={share} />,
  },
  {
    key: 'email',
    header: 'Email',
    onCard: 'note',
    grows: '50%',
    cell: ({ ownerEmail }) => ownerEmail,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'STATUS',
    onCard: 'end',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    key: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    pinned: true,
    onCard: 'corner',
    noWrap: true,
    cell: (share) => (
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
          label={`Delete ${nameOf(share)}`}
          icon={<Trash2 size={18} />}
          disabled={share.userId === null}
          onClick={() => onDelete(share)}
        />
      </>
    ),
  },
];

interface Props extends Pickers {
  PropertyFilter: IdFilter;
  actions?: ReactNode;
}

/** The Share Management tab (spec §2); `actions` apply to many shares at once. */
export function ShareManagementTab({ actions, PropertyFilter, ...pickers }: Props) {
  const state = useTableState<ShareSort, ShareListFilter>(
    ['PROPERTY', 'NUMBER', 'OWNER', 'STATUS'],
    { filters: SHARE_FILTERS },
  );
  const [given, setGiven] = useState<AdminSharePartsFragment>();
  const [removed, setRemoved] = useState<AdminSharePartsFragment>();
  const variables = { ...state.variables, ...filterVariables(state.filters) };
  const { data, previousData, error, refetch } = useAdminSharesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminShares;
  const rows = page?.items ?? [];
  const { selection, chosen, button, withBoxes } = useSelectable(rows, { nameOf });
  const matching = useMatching({
    ...{ selection, rows, variables },
    total: data?.adminShares.total ?? 0,
    query: AdminSharesDocument,
    itemsOf: ({ adminShares }) => adminShares.items,
  });
  return (
    <Stack $gap={4}>
      <AssignShareForm {...pickers} />
      {state.filters.owner === 'VACANT' && <NeverAssigned />}
      <PagedTable
        label="Shares"
        columns={withBoxes(columns(setGiven, setRemoved))}
        rowKey={({ id }) => id}
        groupOf={({ propertyId }) => propertyId}
        data={page}
        problem={error && !page ? errorText(error, 'The shares could not be loaded.') : undefined}
        onRetry={() => refetch()}
        state={state}
        actions={
          <Row $gap={2}>
            {button}
            {actions}
          </Row>
        }
        searchPlaceholder="Property, user or email…"
        countText={(total) => counted(total, 'share')}
        filters={
          <ShareListFilters
            filters={state.filters}
            onChange={state.setFilter}
            PropertyFilter={PropertyFilter}
          />
        }
        empty={
          state.filterCount > 0 ? (
            <EmptyState icon={<KeyRound size={28} />} title="No shares match these filters" />
          ) : (
            <EmptyState
              icon={<KeyRound size={28} />}
              title="No shares assigned yet"
              text="Choose a user, a property and one of its free shares above."
            />
          )
        }
      />
      {chosen.length > 0 && (
        <SelectedShares shares={chosen} matching={matching} onClear={selection.clear} />
      )}
      {given && (
        <GiveToDialog
          share={rows.find(({ id }) => id === given.id) ?? given}
          UserPicker={pickers.UserPicker}
          onReload={refetch}
          onClose={() => setGiven(undefined)}
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
