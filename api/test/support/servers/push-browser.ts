import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A browser's side of a push subscription: its keys, which the push service never has. */
export interface PushBrowser {
  /** The arguments of savePushSubscription. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Decrypts a body as a browser does. */
  decrypt(body: Buffer): string;
}

const SALT_BYTES = 16;
const RECORD_SIZE_BYTES = 4;
const TAG_BYTES = 16;
/** Ends the last record, before its padding. */
const LAST_RECORD = 2;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Makes a browser that subscribes at a push service, written after RFC 8291 and RFC 8188. */
export function newBrowser(serviceUrl: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${serviceUrl}/${randomUUID()}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    decrypt(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const keyStart = SALT_BYTES + RECORD_SIZE_BYTES + 1;
      const keyEnd = keyStart + (body[keyStart - 1] ?? 0);
      const senderKey = body.subarray(keyStart, keyEnd);
      const record = body.subarray(keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const text = Buffer.concat([
        decipher.update(record.subarray(0, -TAG_BYTES)),
        decipher.final(),
      ]);
      return text.subarray(0, text.lastIndexOf(LAST_RECORD)).toString('utf8');
    },
  };
}
