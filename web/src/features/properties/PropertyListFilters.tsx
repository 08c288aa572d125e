import type { AdminPropertiesQueryVariables } from '../../generated/graphql';
import { chosenOption } from '../../lib/address/chosen-option';
import { Select } from '../../ui/form/Select';

/** The filters of the list, by their names in the address. */
export const PROPERTY_FILTERS = ['status', 'shares', 'draft'] as const;

export type PropertyListFilter = (typeof PROPERTY_FILTERS)[number];
type Filters = Record<PropertyListFilter, string>;

const STATUSES = [
  { value: '', label: 'Any' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
] as const;

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
export function filterVariables({ status, shares, draft }: Filters) {
  const chosen = chosenOption(STATUSES, status);
  return {
    isActive: chosen === '' ? null : chosen === 'ACTIVE',
    shares: chosenOption(SHARES, shares) || null,
    draft: chosenOption(DRAFTS, draft) || null,
  } satisfies AdminPropertiesQueryVariables;
}

interface Props {
  filters: Filters;
  onChange: (filter: PropertyListFilter, value: string) => void;
}

/** Narrows the list of properties by status, shares and draft. */
export function PropertyListFilters({ filters, onChange }: Props) {
  return (
    <>
      <Select
        label="Status"
        value={chosenOption(STATUSES, filters.status)}
        onValueChange={(status) => onChange('status', status)}
        options={STATUSES}
      />
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
