import type { App } from '../../../core/request-context';
import { keyedHash } from '../../../core/keyed-hash';

/** The key under which an address is counted; counters must not identify anyone. */
export const accountKey = (app: App, email: string) =>
  keyedHash(app, `account:${email.toLowerCase()}`);
