/** Chromium's offer to install the app, which it makes once per page; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for our own card; listens from the start, because it comes early. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    for (const listener of listeners) listener();
  });
}

/** For useSyncExternalStore. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => offered,
};
