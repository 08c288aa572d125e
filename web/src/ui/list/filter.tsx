import { Fragment, type ReactNode } from 'react';
import { addressId, chosenOption } from '../../lib/address/address-values';
import type { IdFilter } from '../choice/picker';
import { Select } from '../choice/Select';

type Texts = Readonly<Record<string, string>>;

/** A filter of a list; the address has its value as a text. */
export interface Filter<Value> {
  /** The value as a query variable; null for none, and for a text that is no value. */
  valueOf: (text: string) => Value | null;
  /** `texts` are those of all filters of the list. */
  field: (text: string, onChange: (text: string) => void, texts: Texts) => ReactNode;
}

/** The filters of a list, by their names in the address. */
export type Filters = Readonly<Record<string, Filter<unknown>>>;

export type FilterValues<All extends Filters> = {
  [Name in keyof All]: ReturnType<All[Name]['valueOf']>;
};

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** The labels of values as options. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** A choice among a few options; `none` names the choice of all. */
export function choice<Value extends string>(
  label: string,
  options: readonly Option<Value>[],
  { none = 'Any', isWide = false } = {},
): Filter<Value> {
  const all = [{ value: '' as const, label: none }, ...options];
  return {
    valueOf: (text) => chosenOption(options, text) || null,
    field: (text, onChange) => (
      <Select
        {...{ label, isWide, options: all }}
        value={chosenOption<Value | ''>(all, text)}
        onValueChange={onChange}
      />
    ),
  };
}

/** A record that is found by its name. */
export const recordFilter = (label: string, Field: IdFilter): Filter<string> => ({
  valueOf: (text) => addressId(text) ?? null,
  field: (value, onChange) => <Field {...{ label, value, onChange }} />,
});

/** Active or inactive rows. */
export const activeFilter = choice('Status', optionsOf({ ACTIVE: 'Active', INACTIVE: 'Inactive' }));

/** The filters as query variables. */
export const filterValues = <All extends Filters>(filters: All, texts: Texts) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.valueOf(texts[name] ?? '')]),
  ) as FilterValues<All>;

/** The fields of filters, in their order; undefined without filters. */
export const filterFields = (
  filters: Filters,
  texts: Texts,
  onChange: (name: string, text: string) => void,
) => {
  const fields = Object.entries(filters).map(([name, { field }]) => (
    <Fragment key={name}>
      {field(texts[name] ?? '', (text) => onChange(name, text), texts)}
    </Fragment>
  ));
  return fields.length > 0 ? fields : undefined;
};
