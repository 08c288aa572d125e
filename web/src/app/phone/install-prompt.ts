import { Listeners } from '../../lib/listeners';

/** Chromium's offer to install the app, which it makes once per page; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Listeners();

/** Keeps the browser's offer for our own card; listens from the start, because it comes early. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    listeners.notify();
  });
}

/** For useSyncExternalStore. */
export const installPrompt = {
  subscribe: listeners.subscribe,
  current: () => offered,
};
