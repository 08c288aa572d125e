/**
 * Registers the service worker, and names it the files that this page has loaded before. Rejects
 * where the browser has none, or allows none.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  registration.active?.postMessage({ kind: 'keep', urls });
  return registration;
}
