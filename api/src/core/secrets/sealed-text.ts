import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../request-context';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose, derived from the key of this installation. */
const keyFor = (app: AppContext, purpose: string) =>
  createHmac('sha256', app.secret).update(`seal:${purpose}`).digest();

/** Encrypts a text for storage; only the same purpose opens it again. */
export function seal(app: AppContext, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(app, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; null if it was changed or sealed with another key or purpose. */
export function unseal(app: AppContext, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(app, purpose), iv);
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
