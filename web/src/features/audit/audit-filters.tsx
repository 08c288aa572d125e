import { useAuditKindsQuery } from '../../generated/graphql';
import { chosenOption } from '../../lib/address/address-values';
import type { IdFilter } from '../../ui/choice/picker';
import { Select } from '../../ui/choice/Select';
import { DateField } from '../../ui/form/DateField';
import { type Filter, recordFilter } from '../../ui/list/filter';

/** The log has only days of this century. */
const DAYS = { min: '2000-01-01', max: '2099-12-31' };
const DAY = /^20\d\d-\d\d-\d\d$/;

/** The boxes that find a person and a property. */
export interface AuditPickers {
  UserFilter: IdFilter;
  PropertyFilter: IdFilter;
}

function KindField({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const { data } = useAuditKindsQuery();
  const kinds = (data?.auditKinds ?? []).map(({ key, label }) => ({ value: key, label }));
  return (
    <Select
      label="Kind"
      value={chosenOption(kinds, value)}
      onValueChange={onChange}
      options={[{ value: '', label: 'All kinds' }, ...kinds]}
    />
  );
}

const kindFilter: Filter<string> = {
  valueOf: (text) => text || null,
  field: (value, onChange) => <KindField {...{ value, onChange }} />,
};

/** A day, not beyond that of another filter. */
const dayFilter = (label: string, bound: 'min' | 'max', other: string): Filter<string> => ({
  valueOf: (text) => (DAY.test(text) ? text : null),
  field: (value, onChange, texts) => (
    <DateField
      {...{ label, value, ...DAYS, [bound]: texts[other] || DAYS[bound] }}
      onChange={({ target }) => onChange(target.value)}
      onClear={() => onChange('')}
    />
  ),
});

/** The person, property, kind and dates of actions. */
export const auditFilters = ({ UserFilter, PropertyFilter }: AuditPickers) => ({
  person: recordFilter('Person', UserFilter),
  house: recordFilter('Property', PropertyFilter),
  kind: kindFilter,
  from: dayFilter('From', 'max', 'to'),
  to: dayFilter('Until', 'min', 'from'),
});
