import { useEffect, useState } from 'react';
import type { SessionUser } from '../../features/auth/session/session';
import { PhoneApp } from './PhoneApp';

/** How long the page may still be busy with itself, in ms. */
const REST_MS = 1_500;

/** Resolves once the page is there and has come to rest. */
function atRest(): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
  return loaded.then(() => new Promise((resolve) => setTimeout(resolve, REST_MS)));
}

/** Starts what only an installed app or a notification needs, after everything else. */
export function PhoneParts({ user }: { user: SessionUser }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // The development server has no worker, and tests have no browser.
    if (process.env.NODE_ENV !== 'production') return;
    atRest().then(() => setDue(true));
  }, []);
  return isDue ? <PhoneApp user={user} /> : null;
}
