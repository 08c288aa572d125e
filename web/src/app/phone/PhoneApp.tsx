import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { IconBadge } from '../../features/push/IconBadge';
import { usePushSync } from '../../features/push/use-push-sync';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { useLeave } from '../../ui/feedback/unsaved';
import { registerWorker } from './register-worker';

const PhoneOffers = lazyComponent(
  async () => (await import('./PhoneOffers')).PhoneOffers,
  null,
  null,
);

/** What makes Fairweek an app on the phone: its worker, notifications, and the number on its icon. */
export function PhoneApp({ user }: { user: SessionUser }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    registerWorker().then(
      () => setReady(true),
      () => undefined,
    );
  }, []);
  const isInUse = useIsInUse();
  useNotifications();
  usePushSync(user.isAdminSession);
  return (
    <>
      <IconBadge />
      {isReady && isInUse && <PhoneOffers userId={user.id} />}
    </>
  );
}

/** Returns true once the user has touched the page or pressed a key: no offer comes before that. */
function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, () => setInUse(true), { once: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, []);
  return isInUse;
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
