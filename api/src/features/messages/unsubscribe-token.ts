import type { App } from '../../kit/call';
import { idOfToken, signedId } from '../../kit/signed-id';

const PURPOSE = 'unread-mails';

/** Names someone in a link by which their digests stop: signed, so that no one stops another's. */
export const unsubscribeToken = (app: App, userId: number) => signedId(app, PURPOSE, userId);

/** Whom a token names; null when it is not one of ours. */
export const userIdOfToken = (app: App, token: string) => idOfToken(app, PURPOSE, token);
