import type { App } from '../../../kit/call';
import { idOfToken, signedId } from '../../../kit/signed-id';

const PURPOSE = 'guest-link';

/** The last part of a guest link: its id, signed, so that the link can be printed again. */
export const guestToken = (app: App, linkId: number) => signedId(app, PURPOSE, linkId);

/** The id of the link that a token names; null for a token that was not made here. */
export const linkIdOf = (app: App, token: string) => idOfToken(app, PURPOSE, token);
