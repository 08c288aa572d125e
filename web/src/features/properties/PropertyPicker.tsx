import { usePropertyOptionsQuery } from '../../generated/graphql';
import { propertyOption } from '../../lib/text/names';
import type { Picker } from '../../ui/choice/picker';
import { SearchSelect } from '../../ui/choice/SearchSelect';
import { useSearchText } from '../../ui/choice/use-search-text';

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
