import { hexOf } from '@rules/draft';

/** The keys of this browser that sign for an account; the private one cannot be read by any script. */
export interface DeviceKey {
  /** The public key: a point on P-256, uncompressed, in hex. */
  key: string;
  privateKey: CryptoKey;
}

const STORE = 'keys';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openStore() {
  const request = indexedDB.open('fairweek-devices', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

async function newKey(): Promise<DeviceKey> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const key = hexOf(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  return { key, privateKey: pair.privateKey };
}

/** Does something with the keys of all accounts, in one transaction. */
async function withStore<Result>(work: (keys: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const database = await openStore();
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Returns the keys of this browser for an account; undefined if it has none yet. */
export const knownKeyOf = (account: string): Promise<DeviceKey | undefined> =>
  withStore((keys) => done(keys.get(account)));

/** Returns the keys of this browser for an account, which are made at the first time. */
export async function deviceKeyOf(account: string): Promise<DeviceKey> {
  const before = await knownKeyOf(account);
  if (before) return before;
  const made = await newKey();
  return withStore(async (keys) => {
    // Another tab may have been faster: its keys count.
    const known: DeviceKey | undefined = await done(keys.get(account));
    if (!known) await done(keys.put(made, account));
    return known ?? made;
  });
}

/** Returns the signature of a text, in hex. */
export async function signText(text: string, { privateKey }: DeviceKey): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return hexOf(new Uint8Array(await crypto.subtle.sign(ALGORITHM, privateKey, bytes)));
}
