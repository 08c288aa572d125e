import type { AppContext } from '../../../core/request-context';
import { idOfToken, signedId } from '../../../core/secrets/keyed-hash';

const PURPOSE = 'unread-mails';

/** Signs the user id in an unsubscribe link, so that no one can unsubscribe another user. */
export const unsubscribeToken = (app: AppContext, userId: number) => signedId(app, PURPOSE, userId);

/** Returns the user id in a token; null if the token is not valid. */
export const userIdOfToken = (app: AppContext, token: string) => idOfToken(app, PURPOSE, token);
