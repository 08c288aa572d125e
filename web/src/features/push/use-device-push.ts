import {
  PushSettingsDocument,
  usePushSettingsQuery,
  useRemovePushSubscriptionMutation,
  useSavePushSubscriptionMutation,
} from '../../generated/graphql';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { currentSubscription, subscribeDevice, subscriptionFacts } from './device';

/** Switches the notifications of this browser on and off. */
export function useDevicePush() {
  const { data, error, refetch } = usePushSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSavePushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const { attempt, isBusy } = useAttempt();
  const settings = data?.pushSettings;

  const turnOn = (publicKey: string) =>
    attempt({
      action: async () => {
        const subscription = await subscribeDevice(publicKey);
        await save({ variables: subscriptionFacts(subscription) });
      },
      reread: [PushSettingsDocument],
      success: { title: 'Notifications are on', description: 'For this device.' },
      failure: {
        title: 'Notifications are still off',
        fallback: 'Your browser did not allow it. Please check its settings for this site.',
      },
    });
  const turnOff = () =>
    attempt({
      action: async () => {
        await remove();
        await (await currentSubscription())?.unsubscribe();
      },
      reread: [PushSettingsDocument],
      success: { title: 'Notifications are off', description: 'For this device.' },
      failure: { title: 'Not switched off', fallback: 'Please try again.' },
    });
  return { settings, error, refetch, turnOn, turnOff, isBusy };
}
