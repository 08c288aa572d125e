import { removePrivateTexts } from '../keep-text';
import { keepAnswersOf } from './account-cache';

/** Removes what this browser keeps of an account outside of this page: nothing may outlive it. */
export async function wipeDevice(): Promise<void> {
  removePrivateTexts();
  await keepAnswersOf(null);
  await leaveNotifications();
}

/** Takes back the notifications of this browser, shown ones included, and the number on the icon. */
export async function leaveNotifications(): Promise<void> {
  await navigator.clearAppBadge?.();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
