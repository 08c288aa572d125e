import { createECDH } from 'node:crypto';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { seal, unseal } from '../../../core/secrets/sealed-text';

/** The curve of all keys of Web Push (RFC 8291, RFC 8292). */
export const CURVE = 'prime256v1';
const PURPOSE = 'push-key';

/** The key pair by which push services know this installation (VAPID), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const FIND = statement(
  'push-key',
  'select private_key as "privateKey" from push_keys where id = 1',
);

// Of instances that start at once, the first one decides. A key that cannot be read any more, after
// a change of JWT_SECRET, is replaced.
const STORE = statement(
  'store-push-key',
  `insert into push_keys (id, private_key) values (1, $1)
    on conflict (id) do update set private_key = excluded.private_key, created_at = now()
      where push_keys.private_key = $2`,
);

/** Computes the public key; throws if this is no private key of the curve. */
export function keysOf(privateKey: string): PushKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros belong to it.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

async function storedKey(app: AppContext): Promise<{ sealed: string; key: string | null } | null> {
  const [row] = await read(app, FIND, []);
  return row ? { sealed: row.privateKey, key: unseal(app, PURPOSE, row.privateKey) } : null;
}

/**
 * Returns the keys of VAPID_PRIVATE_KEY or, without it, of the database, which all instances share;
 * makes them at the first use.
 */
export async function pushKeys(app: AppContext): Promise<PushKeys> {
  if (app.push.privateKey) return keysOf(app.push.privateKey);
  const before = await storedKey(app);
  if (before?.key) return keysOf(before.key);
  const sealed = seal(app, PURPOSE, newPrivateKey());
  await inTransaction(app, ({ query }) => query(STORE, [sealed, before?.sealed ?? '']));
  const { key } = (await storedKey(app)) ?? {};
  if (!key) throw new Error('The key for push services was not stored.');
  return keysOf(key);
}
