import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AdminUserDocument,
  type AdminUserQuery,
  useAdminUserQuery,
  useUserOptionsQuery,
} from '../../../../generated/graphql';
import { userOption } from '../../../../lib/text/names';
import { useSettled } from '../../../../lib/use-settled';
import type { SearchOption } from '../../../../ui/choice/OptionList';

const activeShares = (data: AdminUserQuery | undefined) =>
  data?.adminUser.shares.filter(({ isActive }) => isActive);

/**
 * The person whose address a form holds, with their active shares: the one picked, or the user with
 * that address.
 */
export function usePerson(email: string) {
  const client = useApolloClient();
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
  const person = isPicked ? picked : found;
  const details = useAdminUserQuery({ variables: { id: person?.id ?? '' }, skip: !person });

  /** Picks a person, and returns their share if they have only one. */
  async function pick(next: SearchOption | null) {
    setPicked(next);
    if (!next) return undefined;
    const { data } = await client.query({ query: AdminUserDocument, variables: { id: next.id } });
    const [share, ...others] = activeShares(data) ?? [];
    return others.length === 0 ? share : undefined;
  }
  return { person, pick, shares: person ? activeShares(details.data) : undefined };
}

export type Share = NonNullable<ReturnType<typeof usePerson>['shares']>[number];
