import { worker } from './shell';

/** The payload of a push message: see send-push.ts. */
interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
  until?: string;
  waiting: number;
}

const WHEN = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** In the phone's own time zone, which the server does not know. */
const bodyOf = ({ body, until }: Push) =>
  until ? `${body}: until ${WHEN.format(new Date(until))}` : body;

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * How long a page may take to say where it is, in ms. Browsers let a click open a window for a second
 * at least.
 */
const ANSWER_MS = 500;

/**
 * Asks a page for its address: the browser only knows the one that it was loaded at. Undefined if it
 * does not answer: it is frozen, signed out or no page of the app.
 */
function addressOf(page: WindowClient): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    page.postMessage({ kind: 'where' }, [port2]);
  });
}

/** Returns true if the address shows the page, whatever else it asks for. */
function shows(address: string, path: string): boolean {
  const [shown, wanted] = [new URL(address), new URL(path, worker.location.origin)];
  return (
    shown.pathname === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  );
}

/** Returns true if a page that someone can see shows this path. */
async function isOnScreen(path: string): Promise<boolean> {
  const pages = (await openPages()).filter((page) => page.visibilityState === 'visible');
  const addresses = await Promise.all(pages.map(addressOf));
  return pages.some(({ url }, index) => shows(addresses[index] ?? url, path));
}

/**
 * Returns true if each push must show something. Safari counts those that do not, whatever is on
 * screen, and revokes the subscription at the third, for good (WebKit, WebPushDaemonConstants.h).
 */
async function mustShow(): Promise<boolean> {
  const subscription = await worker.registration.pushManager.getSubscription();
  return new URL(subscription?.endpoint ?? worker.origin).hostname.endsWith('.push.apple.com');
}

/** Shows a notification, unless its page is on screen; Safari then shows it without a sound. */
async function show(push: Push): Promise<void> {
  const isKnown = await isOnScreen(push.path);
  if (isKnown && !(await mustShow())) return;
  const { title, tag, path } = push;
  const options: NotificationOptions & { renotify: boolean } = {
    body: bodyOf(push),
    tag,
    renotify: !isKnown,
    silent: isKnown,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  };
  await worker.registration.showNotification(title, options);
}

/** Shows a push and how much waits; a browser that is slow with the one does not delay the other. */
export async function notify(push: Push): Promise<void> {
  const badge = worker.navigator.setAppBadge?.(push.waiting);
  await Promise.all([badge?.catch(() => undefined), show(push)]);
}

/** Opens the page of a notification in the app that is open already, or opens the app. */
export async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const pages = await openPages();
  const addresses = await Promise.all(pages.map(addressOf));
  const answering = pages.find((_, index) => addresses[index] !== undefined);
  // The page itself changes its address, and asks first where something is unsaved.
  answering?.postMessage({ kind: 'open', path });
  if (answering) await answering.focus();
  else await worker.clients.openWindow(path);
}
