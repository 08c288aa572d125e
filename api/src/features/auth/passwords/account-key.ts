import type { AppContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';

/** The key under which an address is counted; counters must not identify anyone. */
export const accountKey = (app: Pick<AppContext, 'secret'>, email: string) =>
  keyedHash(app, `account:${email.toLowerCase()}`);
