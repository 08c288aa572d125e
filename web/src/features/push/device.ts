import type { SavePushSubscriptionMutationVariables } from '../../generated/graphql';

/** Whether this browser can be notified, and otherwise why not. */
export type PushAbility = 'able' | 'blocked' | 'needs-install' | 'unable';

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Finds out whether this browser can be notified, without asking anyone. */
export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'blocked' : 'able';
  }
  return isApple() ? 'needs-install' : 'unable';
}

/** The subscription of this browser; null if it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns false if the subscription is for another key of the server, whose pushes it refuses. */
export function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  return !key || base64url(key) === publicKey;
}

/** A subscription as the server stores it. */
export function subscriptionFacts(
  subscription: PushSubscription,
): SavePushSubscriptionMutationVariables {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/**
 * Asks for the browser's permission and subscribes; a subscription with another key of the server
 * is replaced. Throws a sentence if it is not allowed.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('Your browser was not allowed to show notifications.');
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
}
