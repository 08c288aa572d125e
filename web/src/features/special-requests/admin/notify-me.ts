const STORAGE_KEY = 'notify-of-requests';

/** What the browser's own notification tells of a request. */
interface NewRequest {
  id: string;
  title: string;
  askerName: string;
  propertyName: string;
}

/** Some browsers, and pages without https, have no notifications. */
export const canNotify = () => 'Notification' in window;

/** Whether this browser was asked to notify and still may. */
export function isNotifying(): boolean {
  try {
    const isWanted = window.localStorage.getItem(STORAGE_KEY) === 'on';
    return isWanted && canNotify() && Notification.permission === 'granted';
  } catch {
    return false; // Blocked storage is no wish.
  }
}

/** Asks the person through the browser; answers whether they allow it. */
export async function startNotifying(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  window.localStorage.setItem(STORAGE_KEY, 'on');
  return true;
}

export function stopNotifying(): void {
  window.localStorage.removeItem(STORAGE_KEY);
}

/** The browser's own notification, one per request however many tabs are open; nothing unless it is wanted. */
export function notifyOf(
  { id, title, askerName, propertyName }: NewRequest,
  onOpen: () => void,
): void {
  if (!isNotifying()) return;
  try {
    const notification = new Notification(`New request: ${title}`, {
      body: `${askerName} · ${propertyName}`,
      tag: `fairweek-request-${id}`,
    });
    notification.onclick = () => {
      window.focus();
      onOpen();
      notification.close();
    };
  } catch {
    // Android's Chrome has the constructor and refuses it.
  }
}
