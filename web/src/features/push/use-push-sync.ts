import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { PushSettingsDocument, SavePushSubscriptionDocument } from '../../generated/graphql';
import { currentSubscription, subscriptionFacts } from './device';

/**
 * Renews the subscription of this browser, which ended with a session that another one has replaced:
 * after a new password or new administrator rights. A logout has taken it back.
 */
export function usePushSync(isAdminSession: boolean): void {
  const client = useApolloClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other rights it is another session
  useEffect(() => {
    const renew = async () => {
      const subscription = await currentSubscription();
      if (!subscription) return;
      const { data } = await client.query({
        query: PushSettingsDocument,
        fetchPolicy: 'network-only',
      });
      if (!data || data.pushSettings.isOn) return;
      const variables = subscriptionFacts(subscription);
      await client.mutate({ mutation: SavePushSubscriptionDocument, variables });
    };
    renew().catch(() => undefined);
  }, [client, isAdminSession]);
}
