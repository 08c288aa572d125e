import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { RecentPasswordDocument, useMyIdentitiesQuery } from '../../../generated/graphql';
import { OutsideLink } from '../../../ui/button/OutsideLink';
import { nameOf, providerAddress } from './provider-words';

/**
 * Confirms the user by a fresh sign-in at a provider, in a window of its own, so that this page keeps
 * what is on it; nothing where no account is linked.
 */
export function ProviderConfirm({ onConfirmed }: { onConfirmed: () => void }) {
  const { data } = useMyIdentitiesQuery();
  const client = useApolloClient();
  const look = useEffectEvent(async () => {
    const query = { query: RecentPasswordDocument, fetchPolicy: 'network-only' } as const;
    const answer = await client.query(query).catch(() => undefined);
    if (answer?.data?.currentUser?.hasRecentPassword) onConfirmed();
  });
  useEffect(() => {
    const onFocus = () => void look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  const offered = data?.signInProviders.filter(({ id }) =>
    data.myIdentities.some(({ provider }) => provider === id),
  );
  return offered?.map(({ id }) => (
    <OutsideLink
      key={id}
      href={providerAddress({ provider: id, next: '/account', purpose: 'confirm' })}
    >
      Sign in at {nameOf(offered, id)} again
    </OutsideLink>
  ));
}
