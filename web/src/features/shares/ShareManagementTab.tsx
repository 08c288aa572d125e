import { KeyRound, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type AdminSharePartsFragment,
  type ShareSort,
  useAdminSharesQuery,
} from '../../generated/graphql';
import { propertyRecordPath, userRecordPath } from '../../lib/address/paths';
import { useTableState } from '../../lib/address/use-table-state';
import { errorText } from '../../lib/network/error-text';
import { IconButton } from '../../ui/button/IconButton';
import { Badge } from '../../ui/data/Badge';
import { PagedTable } from '../../ui/data/PagedTable';
import { PropertyLinks } from '../../ui/data/PropertyLinks';
import { RecordLink } from '../../ui/data/RecordLink';
import { ShareTile } from '../../ui/data/ShareTile';
import type { Column } from '../../ui/data/Table';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { AssignShareForm, type Pickers } from './assigning/AssignShareForm';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { ownerOf } from './owner';

function Owner({ share }: { share: AdminSharePartsFragment }) {
  const name = ownerOf(share);
  if (!name) return 'Vacant';
  return share.userId ? <RecordLink to={userRecordPath(share.userId)}>{name}</RecordLink> : name;
}

const columns = (
  onDelete: (share: AdminSharePartsFragment) => void,
): Column<AdminSharePartsFragment, ShareSort>[] => [
  {
    key: 'property',
    header: 'Property',
    sort: 'PROPERTY',
    minWidth: '9rem',
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
    onCard: 'tag',
    cell: (share) => <Owner share={share} />,
  },
  {
    key: 'email',
    header: 'Email',
    onCard: 'tag',
    grows: '100%',
    cell: ({ ownerEmail }) => ownerEmail,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'STATUS',
    onCard: 'tag',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    ),
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
        <PropertyLinks id={share.propertyId} name={share.propertyName} />
        <IconButton
          size="small"
          label={`Delete share ${share.shareNumber} of ${share.propertyName}`}
          icon={<Trash2 size={18} />}
          disabled={share.userId === null}
          onClick={() => onDelete(share)}
        />
      </>
    ),
  },
];

/** The Share Management tab (spec §2); `actions` apply to many shares at once. */
export function ShareManagementTab({ actions, ...pickers }: Pickers & { actions?: ReactNode }) {
  const state = useTableState<ShareSort>(['PROPERTY', 'NUMBER', 'OWNER', 'STATUS']);
  const [removed, setRemoved] = useState<AdminSharePartsFragment>();
  const { data, previousData, error, refetch } = useAdminSharesQuery({
    variables: state.variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminShares;
  return (
    <Stack $gap={4}>
      <AssignShareForm {...pickers} />
      <PagedTable
        label="Shares"
        columns={columns(setRemoved)}
        rowKey={({ id }) => id}
        data={page}
        problem={error && !page ? errorText(error, 'The shares could not be loaded.') : undefined}
        onRetry={() => refetch()}
        state={state}
        actions={actions}
        searchPlaceholder="Property, user or email…"
        empty={
          <EmptyState
            icon={<KeyRound size={28} />}
            title="No shares assigned yet"
            text="Choose a user, a property and one of its free shares above."
          />
        }
      />
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
