import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { PushSettingsDocument, SavePushSubscriptionDocument } from '../../generated/graphql';
import {
  currentSubscription,
  isForKey,
  pushAbility,
  subscribeDevice,
  subscriptionFacts,
} from './device';

/** Makes the browser and the server agree where one of them has lost or changed its part. */
async function renew(client: ApolloClient): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return;
  const known = await currentSubscription();
  const { data } = await client.query({
    query: PushSettingsDocument,
    fetchPolicy: 'network-only',
  });
  if (!data) return;
  const { publicKey, isOn } = data.pushSettings;
  const fits = known !== null && isForKey(known, publicKey);
  if (known ? fits && isOn : !isOn) return;
  const subscription = fits ? known : await subscribeDevice(publicKey);
  const variables = subscriptionFacts(subscription);
  await client.mutate({ mutation: SavePushSubscriptionDocument, variables });
}

/**
 * Renews the subscription of this browser: one that ended with a session that another one has
 * replaced (after a new password or new administrator rights), one for a key that the server no
 * longer has, and one that the browser has revoked. A logout has taken it back.
 */
export function usePushSync(isAdminSession: boolean): void {
  const client = useApolloClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other rights it is another session
  useEffect(() => {
    renew(client).catch(() => undefined);
  }, [client, isAdminSession]);
}
