import { useState } from 'react';
import { useUserOptionsQuery } from '../../../generated/graphql';
import { userOption } from '../../../lib/names';
import { useSettled } from '../../../lib/use-settled';
import type { SearchOption } from '../../../ui/form/SearchSelect';

/** Whose address a form holds: the person picked, or else the user with that address. */
export function usePerson(email: string) {
  const [picked, setPicked] = useState<SearchOption | null>(null);
  const isPicked = picked !== null && (picked.note ?? '') === email;
  const search = useSettled(email.trim());
  const { data } = useUserOptionsQuery({
    variables: { search },
    skip: isPicked || !search.includes('@'),
  });
  const typed = email.trim().toLowerCase();
  const user = data?.adminUsers.items.find((one) => one.email?.toLowerCase() === typed);
  const found = user ? userOption(user) : null;
  return { person: isPicked ? picked : found, setPicked };
}
