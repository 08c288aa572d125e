import type { AdminPropertyPartsFragment, PropertySort } from '../../generated/graphql';
import { propertyRecordPath } from '../../lib/address/paths';
import type { ListState } from '../../lib/list/list-state';
import { IconButton } from '../../ui/button/IconButton';
import { Pencil } from '../../ui/icon/icons';
import { PartBar } from '../../ui/layout/Bar';
import { PropertyLinks } from '../../ui/menu/PropertyLinks';
import { RecordLink } from '../../ui/table/RecordLink';
import { actionsColumn, type Column, column } from '../../ui/table/Table';
import { ActiveBadge } from '../../ui/text/Badge';

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
  column('Name', { sort: 'NAME', minWidth: '10rem' }, ({ id, name }) => (
    <RecordLink to={propertyRecordPath(id)} state={list}>
      {name}
    </RecordLink>
  )),
  column('Location', { sort: 'LOCATION', onCard: 'note', grows: '100%' }, (row) => row.location),
  column(
    'Total shares',
    { sort: 'TOTAL_SHARES', onCard: 'aside', minWidth: '7.5rem', align: 'end' },
    ({ totalShares }) => totalShares,
  ),
  column('Allocated', { sort: 'ALLOCATED', onCard: 'fact' }, ({ allocatedShares, totalShares }) => (
    <PartBar value={allocatedShares} total={totalShares} />
  )),
  column(
    'Weeks per share',
    { sort: 'WEEKS_PER_SHARE', onCard: 'fact', minWidth: '9rem', align: 'end' },
    ({ weeksPerShare }) => weeksPerShare,
  ),
  column('Status', { sort: 'STATUS', onCard: 'mark' }, ({ isActive }) => (
    <ActiveBadge isActive={isActive} />
  )),
  actionsColumn(
    ({ id, name }) => (
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
    { noWrap: true },
  ),
];
