import type { AdminPropertyPartsFragment, PropertySort } from '../../generated/graphql';
import { propertyRecordPath } from '../../lib/address/paths';
import type { ListState } from '../../lib/list/list-state';
import { IconButton } from '../../ui/button/IconButton';
import { Pencil } from '../../ui/icon/icons';
import { PartBar } from '../../ui/layout/Bar';
import { PropertyLinks } from '../../ui/menu/PropertyLinks';
import { RecordLink } from '../../ui/table/RecordLink';
import type { Column } from '../../ui/table/Table';
import { ActiveBadge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/Text';

/** A property, and how many of its shares have an owner. */
export type PropertyRow = AdminPropertyPartsFragment & { allocatedShares: number };

interface Item {
  property: AdminPropertyPartsFragment;
  allocatedShares: number;
}

/** The row of an item of the list. */
export const rowOf = ({ property, allocatedShares }: Item): PropertyRow => ({
  ...property,
  allocatedShares,
});

interface Options {
  /** The list’s state for the pages of the properties. */
  list: ListState;
  onEdit: (propertyId: string) => void;
  /** A phone has Edit in the menu of each property. */
  isDesk: boolean;
}

/** The columns of the properties table (spec §2 'Properties tab'). */
export const propertyColumns = ({
  list,
  onEdit,
  isDesk,
}: Options): Column<PropertyRow, PropertySort>[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'NAME',
    minWidth: '10rem',
    cell: ({ id, name }) => (
      <RecordLink to={propertyRecordPath(id)} state={list}>
        {name}
      </RecordLink>
    ),
  },
  {
    key: 'location',
    onCard: 'note',
    header: 'Location',
    sort: 'LOCATION',
    grows: '100%',
    cell: ({ location }) => location,
  },
  {
    key: 'shares',
    onCard: 'aside',
    header: 'Total shares',
    sort: 'TOTAL_SHARES',
    minWidth: '7.5rem',
    align: 'end',
    cell: ({ totalShares }) => totalShares,
  },
  {
    key: 'allocated',
    onCard: 'fact',
    header: 'Allocated',
    sort: 'ALLOCATED',
    cell: ({ allocatedShares, totalShares }) => (
      <PartBar value={allocatedShares} total={totalShares} />
    ),
  },
  {
    key: 'weeks',
    onCard: 'fact',
    header: 'Weeks per share',
    sort: 'WEEKS_PER_SHARE',
    minWidth: '9rem',
    align: 'end',
    cell: ({ weeksPerShare }) => weeksPerShare,
  },
  {
    key: 'status',
    onCard: 'mark',
    header: 'Status',
    sort: 'STATUS',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    key: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    align: 'end',
    pinned: true,
    onCard: 'corner',
    noWrap: true,
    cell: ({ id, name }) => (
      <>
        <PropertyLinks
          {...{ id, name }}
          // A phone has no room for a button of its own.
          {...(!isDesk && {
            action: { label: 'Edit', icon: <Pencil size={18} />, onSelect: () => onEdit(id) },
          })}
        />
        {isDesk && (
          <IconButton
            size="small"
            label={`Edit ${name}`}
            icon={<Pencil size={18} />}
            onClick={() => onEdit(id)}
          />
        )}
      </>
    ),
  },
];
