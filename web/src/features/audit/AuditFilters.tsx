import { useAuditKindsQuery } from '../../generated/graphql';
import { chosenOption } from '../../lib/address/chosen-option';
import { FilterBar } from '../../ui/form/FilterBar';
import type { IdFilter } from '../../ui/form/picker';
import { Select } from '../../ui/form/Select';
import { TextField } from '../../ui/form/TextField';

/** The filters of the log, by their names in the address. */
export const AUDIT_FILTERS = ['person', 'house', 'kind', 'from', 'to'] as const;
export type AuditFilter = (typeof AUDIT_FILTERS)[number];

/** The boxes that find a person and a house. */
export interface AuditPickers {
  UserFilter: IdFilter;
  PropertyFilter: IdFilter;
}

interface Props extends AuditPickers {
  filters: Record<AuditFilter, string>;
  onChange: (filter: AuditFilter, value: string) => void;
}

/** Narrows the log by person, house, kind and date. */
export function AuditFilters({ filters, onChange, UserFilter, PropertyFilter }: Props) {
  const { data } = useAuditKindsQuery();
  const kinds = (data?.auditKinds ?? []).map(({ key, label }) => ({ value: key, label }));
  return (
    <FilterBar isFiltered={Object.values(filters).some(Boolean)}>
      <UserFilter label="Person" value={filters.person} onChange={(id) => onChange('person', id)} />
      <PropertyFilter
        label="House"
        value={filters.house}
        onChange={(id) => onChange('house', id)}
      />
      <Select
        label="Kind"
        value={chosenOption(kinds, filters.kind)}
        onValueChange={(kind) => onChange('kind', kind)}
        options={[{ value: '', label: 'All kinds' }, ...kinds]}
      />
      <TextField
        label="From"
        type="date"
        max={filters.to || undefined}
        value={filters.from}
        onChange={({ target }) => onChange('from', target.value)}
      />
      <TextField
        label="Until"
        type="date"
        min={filters.from || undefined}
        value={filters.to}
        onChange={({ target }) => onChange('to', target.value)}
      />
    </FilterBar>
  );
}
