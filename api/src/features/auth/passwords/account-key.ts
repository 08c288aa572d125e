import type { App } from '../../../kit/call';
import { keyedHash } from '../../../kit/keyed-hash';

/** What an address is counted by: counts are to name no one. */
export const accountKey = (app: App, email: string) =>
  keyedHash(app, `account:${email.toLowerCase()}`);
