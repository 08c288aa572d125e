import { useUserOptionsQuery } from '../../generated/graphql';
import { fold } from '../../lib/text/fold';
import { userOption } from '../../lib/text/names';
import type { SearchOption } from '../../ui/choice/OptionList';
import { useSuggestSearch } from '../../ui/choice/use-search-text';

/** The known people to compare with the typed words. */
const COMPARED = {
  name: ({ label, note }: SearchOption) => `${label} ${note}`,
  email: ({ note }: SearchOption) => note ?? '',
};

/**
 * People who are known already, to be suggested while a name or an address is typed: only who has
 * every typed word, as the search finds others that are alike.
 */
export function useKnownPeople(typedIn: keyof typeof COMPARED) {
  const { typed, onSearch, query } = useSuggestSearch();
  const { data } = useUserOptionsQuery(query);
  const people = data?.adminUsers.items.filter(({ email }) => email != null) ?? [];
  const words = fold(typed.trim()).split(/\s+/);
  const options = people.map(userOption).filter((option) => {
    const text = fold(COMPARED[typedIn](option));
    return words.every((word) => text.includes(word));
  });
  return { options, onSearch };
}
