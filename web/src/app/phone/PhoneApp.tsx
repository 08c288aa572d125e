import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { IconBadge } from '../../features/push/IconBadge';
import { usePushSync } from '../../features/push/use-push-sync';
import { useLeave } from '../../ui/unsaved/unsaved';

/**
 * Registers the service worker, and names it the files that this page has loaded before. Rejects
 * where the browser has none, or allows none.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  registration.active?.postMessage({ kind: 'keep', urls });
  return registration;
}

/** The parts of an installed app: its worker, notifications, and the number on its icon. */
export function PhoneApp({ user }: { user: SessionUser }) {
  useEffect(() => {
    registerWorker().catch(() => undefined);
  }, []);
  useNotifications();
  usePushSync(user.isAdminSession);
  return <IconBadge />;
}

/**
 * Says to the worker which page is on screen, and opens that of a notification that was clicked;
 * asks first where something is unsaved.
 */
function useNotifications(): void {
  const navigate = useNavigate();
  const leave = useLeave();
  const open = useEffectEvent((path: string) => leave(() => navigate(path)));
  useEffect(() => {
    const listen = ({ data, ports }: MessageEvent<{ kind?: string; path?: string }>) => {
      if (data.kind === 'where') ports[0]?.postMessage(window.location.href);
      if (data.kind === 'open' && data.path) open(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, []);
}
