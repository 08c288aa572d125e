import { keyedHash } from '../../../core/keyed-hash';
import type { AppContext } from '../../../core/request-context';

/** The key under which an address is counted; counters must not identify anyone. */
export const accountKey = (app: Pick<AppContext, 'secret'>, email: string) =>
  keyedHash(app, `account:${email.toLowerCase()}`);
