import { usePropertyNameQuery } from '../../../generated/graphql';
import { PropertyPicker } from './PropertyPicker';

interface PropertySearchProps {
  propertyId: string;
  onChoose: (propertyId: string) => void;
}

/** Names the current property, and finds another among more than a list can hold. */
export function PropertySearch({ propertyId, onChoose }: PropertySearchProps) {
  const { data } = usePropertyNameQuery({ variables: { id: propertyId } });
  const { name, location } = data?.property ?? {};
  return (
    <PropertyPicker
      label="Property"
      hideLabel
      isRequired
      value={name === undefined ? null : { id: propertyId, label: name, note: location }}
      onChange={(property) => property && onChoose(property.id)}
    />
  );
}
