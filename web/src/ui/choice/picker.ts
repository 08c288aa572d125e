import type { ComponentType } from 'react';
import type { SearchOption } from './OptionList';
import type { SearchSelectProps } from './SearchSelect';

/** A search box for one kind of record, including its search query. */
export type Picker = ComponentType<
  Pick<
    SearchSelectProps,
    'label' | 'hint' | 'error' | 'hideLabel' | 'isRequired' | 'placeholder'
  > & {
    value: SearchOption | null;
    onChange: (value: SearchOption | null) => void;
  }
>;

/** A picker for a filter of the address, which holds the record's id alone; '' for all records. */
export type IdFilter = ComponentType<{
  label: string;
  hideLabel?: boolean;
  value: string;
  onChange: (id: string) => void;
}>;
