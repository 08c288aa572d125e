import type { AppContext } from '../../../core/request-context';
import { idOfToken, signedId } from '../../../core/secrets/keyed-hash';

const PURPOSE = 'guest-link';

/** The token of a guest link: its id, signed, so that the link can be printed again. */
export const guestToken = (app: AppContext, linkId: number) => signedId(app, PURPOSE, linkId);

/** Returns the id of the link in a token; null if the token is not valid. */
export const linkIdOf = (app: AppContext, token: string) => idOfToken(app, PURPOSE, token);
