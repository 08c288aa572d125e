import { Building2, ListChecks, Pencil } from 'lucide-react';
import {
  type AdminPropertiesQuery,
  type PropertySort,
  useAdminPropertiesQuery,
} from '../../generated/graphql';
import { addressId } from '../../lib/address/address-id';
import { type ListState, useListState } from '../../lib/address/list-state';
import { NEW_PROPERTY_PATH, propertyRecordPath } from '../../lib/address/paths';
import { useOpenRecord } from '../../lib/address/use-open-record';
import { useTableState } from '../../lib/address/use-table-state';
import { errorText } from '../../lib/network/error-text';
import { IconButton } from '../../ui/button/IconButton';
import { LinkButton } from '../../ui/button/LinkButton';
import { Badge } from '../../ui/data/Badge';
import { PagedTable } from '../../ui/data/PagedTable';
import { PropertyLinks } from '../../ui/data/PropertyLinks';
import { RecordLink } from '../../ui/data/RecordLink';
import type { Column } from '../../ui/data/Table';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskText } from '../../ui/layout/DeskText';
import { FoldCard } from '../../ui/layout/FoldCard';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { AddPropertyForm } from './AddPropertyForm';
import { EditPropertyDialog, type PropertyParts } from './EditPropertyDialog';
import {
  filterVariables,
  PROPERTY_FILTERS,
  type PropertyListFilter,
  PropertyListFilters,
} from './PropertyListFilters';

type PropertyRow = AdminPropertiesQuery['adminProperties']['items'][number];

const columns = (
  onEdit: (propertyId: string) => void,
  list: ListState,
): Column<PropertyRow, PropertySort>[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'NAME',
    minWidth: '10rem',
    cell: ({ property }) => (
      <RecordLink to={propertyRecordPath(property.id)} state={list}>
        {property.name}
      </RecordLink>
    ),
  },
  {
    key: 'location',
    onCard: 'note',
    header: 'Location',
    sort: 'LOCATION',
    grows: '100%',
    cell: ({ property }) => property.location,
  },
  {
    key: 'shares',
    onCard: 'fact',
    header: 'Total shares',
    sort: 'TOTAL_SHARES',
    align: 'end',
    cell: ({ property }) => property.totalShares,
  },
  {
    key: 'allocated',
    onCard: 'fact',
    header: 'Allocated',
    align: 'end',
    cell: ({ allocatedShares }) => allocatedShares,
  },
  {
    key: 'weeks',
    onCard: 'fact',
    header: 'Weeks per share',
    sort: 'WEEKS_PER_SHARE',
    align: 'end',
    cell: ({ property }) => property.weeksPerShare,
  },
  {
    key: 'status',
    onCard: 'tag',
    header: 'Status',
    sort: 'STATUS',
    cell: ({ property: { isActive } }) => (
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
    cell: ({ property }) => (
      <>
        <PropertyLinks id={property.id} name={property.name} />
        <IconButton
          size="small"
          label={`Edit ${property.name}`}
          icon={<Pencil size={18} />}
          onClick={() => onEdit(property.id)}
        />
      </>
    ),
  },
];

/** The Properties tab (spec §2). */
export function PropertiesAdminTab({ ownersOf, seasonsOf }: PropertyParts) {
  const state = useTableState<PropertySort, PropertyListFilter>(
    ['NAME', 'LOCATION', 'STATUS', 'TOTAL_SHARES', 'WEEKS_PER_SHARE'],
    { filters: PROPERTY_FILTERS },
  );
  const opened = useOpenRecord('property');
  const editedId = addressId(opened.id);
  const variables = { ...state.variables, ...filterVariables(state.filters) };
  const { data, previousData, error, refetch } = useAdminPropertiesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminProperties;
  const list = useListState(data?.adminProperties, ({ property }) => property.id, variables);
  return (
    <Stack $gap={4}>
      <FoldCard
        title="Add a property"
        isFolded
        actions={
          <LinkButton
            to={NEW_PROPERTY_PATH}
            size="small"
            variant="secondary"
            icon={<ListChecks size={16} aria-hidden />}
          >
            <DeskText>Set up step by step</DeskText>
          </LinkButton>
        }
      >
        <AddPropertyForm />
      </FoldCard>
      <PagedTable
        label="Properties"
        columns={columns(opened.open, list)}
        rowKey={({ property }) => property.id}
        data={page}
        problem={
          error && !page ? errorText(error, 'The properties could not be loaded.') : undefined
        }
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Name or location…"
        filters={<PropertyListFilters filters={state.filters} onChange={state.setFilter} />}
        empty={
          state.filterCount > 0 ? (
            <EmptyState icon={<Building2 size={28} />} title="No properties match these filters" />
          ) : (
            <EmptyState
              icon={<Building2 size={28} />}
              title="No properties yet"
              text="Add the first one above."
            />
          )
        }
      />
      {editedId && (
        <EditPropertyDialog
          key={editedId}
          propertyId={editedId}
          ownersOf={ownersOf}
          seasonsOf={seasonsOf}
          onClose={opened.close}
        />
      )}
    </Stack>
  );
}
