import { usePropertyOptionsQuery } from '../../generated/graphql';
import { propertyOption } from '../../lib/text/names';
import { useSuggestSearch } from '../../ui/choice/use-search-text';

/** Known properties, to be suggested while a name is typed. */
export function useKnownProperties() {
  const { onSearch, query } = useSuggestSearch();
  const { data } = usePropertyOptionsQuery(query);
  return { options: (data?.properties.items ?? []).map(propertyOption), onSearch };
}
