import type { AdminSharesQueryVariables } from '../../generated/graphql';
import { addressId, chosenOption } from '../../lib/address/address-values';
import type { IdFilter } from '../../ui/choice/picker';
import { Select } from '../../ui/choice/Select';
import { ActiveFilter, isActiveOf } from '../../ui/list/ActiveFilter';

/** The filters of the list, by their names in the address. */
export const SHARE_FILTERS = ['property', 'status', 'owner'] as const;

export type ShareListFilter = (typeof SHARE_FILTERS)[number];
type Filters = Record<ShareListFilter, string>;

const OWNERS = [
  { value: '', label: 'With an owner' },
  { value: 'VACANT', label: 'Vacant' },
  { value: 'ANY', label: 'Any' },
] as const;

/** The filters as query variables; what is no such choice is left out. */
export const filterVariables = ({ property, status, owner }: Filters) =>
  ({
    propertyId: addressId(property) ?? null,
    isActive: isActiveOf(status),
    ownership: chosenOption(OWNERS, owner) || null,
  }) satisfies AdminSharesQueryVariables;

interface Props {
  filters: Filters;
  onChange: (filter: ShareListFilter, value: string) => void;
  PropertyFilter: IdFilter;
}

/** Narrows the list of shares by property, status and owner. */
export function ShareListFilters({ filters, onChange, PropertyFilter }: Props) {
  return (
    <>
      <PropertyFilter
        label="Property"
        value={filters.property}
        onChange={(id) => onChange('property', id)}
      />
      <ActiveFilter value={filters.status} onChange={(status) => onChange('status', status)} />
      <Select
        label="Owner"
        value={chosenOption(OWNERS, filters.owner)}
        onValueChange={(owner) => onChange('owner', owner)}
        options={OWNERS}
      />
    </>
  );
}
