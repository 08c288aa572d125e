import { useAdminPropertyQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import type { IdFilter } from '../../ui/choice/picker';
import { PropertyPicker } from './PropertyPicker';

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
