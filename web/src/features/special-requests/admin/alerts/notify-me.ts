const STORAGE_KEY = 'notify-of-requests';

/** The content of a browser notification about a request. */
interface NewRequest {
  id: string;
  title: string;
  askerName: string;
  propertyName: string;
}

/** False in browsers without notifications and on pages without HTTPS. */
export const canNotify = () => 'Notification' in window;

/** True if notifications are switched on in this browser and still permitted. */
export function isNotifying(): boolean {
  try {
    const isWanted = window.localStorage.getItem(STORAGE_KEY) === 'on';
    return isWanted && canNotify() && Notification.permission === 'granted';
  } catch {
    return false; // Blocked storage counts as switched off.
  }
}

/** Asks for the browser's permission; resolves to whether it was granted. */
export async function startNotifying(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  window.localStorage.setItem(STORAGE_KEY, 'on');
  return true;
}

export function stopNotifying(): void {
  window.localStorage.removeItem(STORAGE_KEY);
}

/** Shows one browser notification per request across all tabs; does nothing unless switched on. */
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
    // Chrome on Android has the constructor but throws.
  }
}
