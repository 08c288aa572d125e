import type { AdminPropertiesQueryVariables } from '../../generated/graphql';
import { chosenOption } from '../../lib/address/address-values';
import { Select } from '../../ui/choice/Select';
import { ActiveFilter, isActiveOf } from '../../ui/list/ActiveFilter';

/** The filters of the list, by their names in the address. */
export const PROPERTY_FILTERS = ['status', 'shares', 'draft'] as const;

export type PropertyListFilter = (typeof PROPERTY_FILTERS)[number];
type Filters = Record<PropertyListFilter, string>;

const SHARES = [
  { value: '', label: 'Any' },
  { value: 'ALL_ASSIGNED', label: 'All assigned' },
  { value: 'SOME_UNASSIGNED', label: 'Some unassigned' },
] as const;

const DRAFTS = [
  { value: '', label: 'Any' },
  { value: 'NONE', label: 'None planned' },
  { value: 'PLANNED', label: 'Planned' },
  { value: 'OPEN', label: 'Open' },
] as const;

/** The filters as query variables; what is no such choice is left out. */
export const filterVariables = ({ status, shares, draft }: Filters) =>
  ({
    isActive: isActiveOf(status),
    shares: chosenOption(SHARES, shares) || null,
    draft: chosenOption(DRAFTS, draft) || null,
  }) satisfies AdminPropertiesQueryVariables;

interface Props {
  filters: Filters;
  onChange: (filter: PropertyListFilter, value: string) => void;
}

/** Narrows the list of properties by status, shares and draft. */
export function PropertyListFilters({ filters, onChange }: Props) {
  return (
    <>
      <ActiveFilter value={filters.status} onChange={(status) => onChange('status', status)} />
      <Select
        label="Shares"
        value={chosenOption(SHARES, filters.shares)}
        onValueChange={(shares) => onChange('shares', shares)}
        options={SHARES}
      />
      <Select
        label="Draft"
        value={chosenOption(DRAFTS, filters.draft)}
        onValueChange={(draft) => onChange('draft', draft)}
        options={DRAFTS}
      />
    </>
  );
}
