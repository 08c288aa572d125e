import { useAdminPropertyQuery, usePropertyOptionsQuery } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { propertyOption } from '../../../lib/text/names';
import type { IdFilter, Picker } from '../../../ui/choice/picker';
import { SearchSelect } from '../../../ui/choice/SearchSelect';
import { useSearchText } from '../../../ui/choice/use-search-text';

/** Selects a property by part of its name or location. */
export const PropertyPicker: Picker = ({ placeholder = 'Search properties…', ...props }) => {
  const { search, box } = useSearchText();
  const { data } = usePropertyOptionsQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const options = data?.properties.items.map(propertyOption);
  return <SearchSelect {...props} {...box} options={options} placeholder={placeholder} />;
};

/** Narrows a list to a property, of which the address has the id alone. */
export const PropertyFilter: IdFilter = ({ value, onChange, ...field }) => {
  const id = addressId(value);
  const { data } = useAdminPropertyQuery({ variables: { id: id ?? '' }, skip: !id });
  return (
    <PropertyPicker
      {...field}
      placeholder="All properties"
      value={id ? { id, label: data?.property.name ?? '…' } : null}
      onChange={(next) => onChange(next?.id ?? '')}
    />
  );
};
