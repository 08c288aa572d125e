/** The worker's global scope, typed as what it is. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Replaced by the build: another release has another worker, and files of its own. */
const BUILD = '__BUILD__';
/** Replaced by the build: the files that are kept before they are needed. */
const KEPT = '__KEPT__';

const SHELL = 'fairweek-shell';
const FILES = 'fairweek-files-';
const OWN_FILES = `${FILES}${BUILD}`;

/** The page that every address of the app serves. */
const PAGE = '/';
/** Pages and files that the server makes itself. */
const OF_SERVER =
  /^\/(api|auth|calendar-feed|dev|graphql|healthz|metrics|readyz|unsubscribe)(\/|$)/;
/** Of these, where providers answer, which they do once. */
const OF_PROVIDERS = /^\/auth\//;
/** A proxy answers so while the server is away. */
const AWAY = [502, 503, 504];

const isFile = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Stores the page, and the files that it names, so that it opens without the network. */
export async function keepShell(): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('The page was not loaded.');
  const html = await answer.clone().text();
  await (await caches.open(SHELL)).put(PAGE, answer);
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  await keepFiles([...named, ...KEPT.split(',')]);
}

/** Stores files that an open page has loaded before this worker saw it. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const files = await caches.open(OWN_FILES);
  await Promise.all(
    urls.map(async (url) => (await caches.match(url)) ?? files.add(url).catch(() => undefined)),
  );
}

/** Deletes the files of old releases but the last one, whose pages may still be open. */
export async function forgetOldFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES));
  const old = names.filter((name) => name !== OWN_FILES).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Stores a copy; a full disk stores none, and keeps no answer back. */
async function keep(name: string, key: RequestInfo, answer: Response): Promise<void> {
  const copy = answer.clone();
  await caches
    .open(name)
    .then((cache) => cache.put(key, copy))
    .catch(() => undefined);
}

/** Hashed files never change: they come from the cache once they are there. */
async function answerFile(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(OWN_FILES, request, answer);
  return answer;
}

/** The newest page while the network is there, and otherwise the last one. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const shell = await caches.open(SHELL);
  try {
    const answer: Response = (await preloadResponse) ?? (await fetch(request));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.status === 200 && isPage) await keep(SHELL, PAGE, answer);
    if (!AWAY.includes(answer.status)) return answer;
    return (await shell.match(PAGE)) ?? answer;
  } catch (error) {
    const last = await shell.match(PAGE);
    if (last) return last;
    throw error;
  }
}

/** Takes what was preloaded: the browser would otherwise ask again, for what counts once. */
const answerOnce = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Answers requests for the app's pages and files; all others go to the server. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (isFile(url)) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && OF_PROVIDERS.test(url.pathname)) {
    event.respondWith(answerOnce(event));
  } else if (request.mode === 'navigate' && !OF_SERVER.test(url.pathname)) {
    event.respondWith(answerPage(event));
  }
}
