import { useState } from 'react';
import { usePropertyOptionsQuery } from '../../generated/graphql';
import { useSettled } from '../../kit/use-settled';
import type { Picker } from '../../ui/form/picker';
import { SearchSelect } from '../../ui/form/SearchSelect';

/** Selects a property by part of its name or location. */
export const PropertyPicker: Picker = (props) => {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data } = usePropertyOptionsQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const options = data?.adminProperties.items.map(({ property }) => ({
    id: property.id,
    label: property.name,
    note: property.location,
  }));
  return (
    <SearchSelect
      {...props}
      options={options}
      text={text}
      onText={setText}
      placeholder="Search properties…"
    />
  );
};
