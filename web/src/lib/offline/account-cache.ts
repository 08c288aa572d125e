/** The answers of one account; its name says that they go with it. */
const NAME = 'fairweek-account';
/** As long as a session lasts: older answers are as if there were none. */
const MAX_AGE_MS = 30 * 24 * 3600_000;

/** An answer as it was last given, and when. */
interface Saved {
  owner: string;
  at: string;
  data: Record<string, unknown>;
}

/** The account whose answers are kept; undefined until it is known, null if none are. */
let owner: string | null | undefined;
/** One change after the other, so that nothing is stored after it was wiped. */
let last: Promise<unknown> = Promise.resolve();

/** Browsers have no such storage on pages without https. */
const isSupported = () => 'caches' in globalThis;

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

const find = async (key: string): Promise<Saved | undefined> =>
  (await (await caches.open(NAME)).match(`/${key}`))?.json();

/**
 * Decides whose answers are kept from now on; null keeps none. Answers of another account are
 * deleted; resolves to whether there was anything.
 */
export function keepAnswersOf(next: string | null): Promise<boolean> {
  owner = next;
  if (!isSupported()) return Promise.resolve(false);
  return inTurn(async () => {
    if (!(await caches.has(NAME))) return false;
    const entries = await (await caches.open(NAME)).keys();
    const [first] = entries;
    const known = first && (await find(new URL(first.url).pathname.slice(1)));
    return known?.owner === next ? false : caches.delete(NAME);
  });
}

/** Keeps an answer for when the network is away. */
export function keepAnswer(key: string, data: Saved['data']): Promise<void> {
  const keeper = owner;
  if (!isSupported() || !keeper) return Promise.resolve();
  return inTurn(async () => {
    if (owner !== keeper) return;
    const saved: Saved = { owner: keeper, at: new Date().toISOString(), data };
    await (await caches.open(NAME)).put(`/${key}`, Response.json(saved));
  });
}

/** Returns the last answer, unless it is another account's. */
export async function findAnswer(key: string): Promise<Saved | undefined> {
  if (!isSupported() || owner === null) return undefined;
  const saved = await inTurn(() => find(key));
  if (!saved || Date.now() - Date.parse(saved.at) > MAX_AGE_MS) return undefined;
  if (owner !== undefined && saved.owner !== owner) return undefined;
  return saved;
}
