import { useAuditKindsQuery } from '../../generated/graphql';
import { chosenOption } from '../../lib/address/address-values';
import type { IdFilter } from '../../ui/choice/picker';
import { Select } from '../../ui/choice/Select';
import { DateField } from '../../ui/form/DateField';

/** The filters of the log, by their names in the address. */
export const AUDIT_FILTERS = ['person', 'house', 'kind', 'from', 'to'] as const;
export type AuditFilter = (typeof AUDIT_FILTERS)[number];

/** The log has only days of this century. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** The boxes that find a person and a property. */
export interface AuditPickers {
  UserFilter: IdFilter;
  PropertyFilter: IdFilter;
}

interface Props extends AuditPickers {
  filters: Record<AuditFilter, string>;
  onChange: (filter: AuditFilter, value: string) => void;
}

/** Narrows the log by person, property, kind and date. */
export function AuditFilters({ filters, onChange, UserFilter, PropertyFilter }: Props) {
  const { data } = useAuditKindsQuery();
  const kinds = (data?.auditKinds ?? []).map(({ key, label }) => ({ value: key, label }));
  return (
    <>
      <UserFilter label="Person" value={filters.person} onChange={(id) => onChange('person', id)} />
      <PropertyFilter
        label="Property"
        value={filters.house}
        onChange={(id) => onChange('house', id)}
      />
      <Select
        label="Kind"
        value={chosenOption(kinds, filters.kind)}
        onValueChange={(kind) => onChange('kind', kind)}
        options={[{ value: '', label: 'All kinds' }, ...kinds]}
      />
      <DateField
        label="From"
        min={FIRST_DAY}
        max={filters.to || LAST_DAY}
        value={filters.from}
        onChange={({ target }) => onChange('from', target.value)}
        onClear={() => onChange('from', '')}
      />
      <DateField
        label="Until"
        min={filters.from || FIRST_DAY}
        max={LAST_DAY}
        value={filters.to}
        onChange={({ target }) => onChange('to', target.value)}
        onClear={() => onChange('to', '')}
      />
    </>
  );
}
