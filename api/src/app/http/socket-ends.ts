import type { WebSocket } from 'ws';
import type { Actor, AppContext } from '../../core/request-context';
import { sessionTopic, viewingTopic } from '../../features/auth/auth.events';
import { actorOf, bearerOf, type Credentials } from './calls';

/** Close codes and reasons: 4401 asks the client to sign in again, 1012 and 1013 to reconnect. */
const SIGN_IN = { code: 4401, reason: 'Please sign in to receive live updates.' };
const SESSION_ENDED = { code: 4401, reason: 'Your session has ended. Please sign in again.' };
const TOKEN_ENDED = { code: 4401, reason: 'This access token has expired or was revoked.' };
export const TRY_AGAIN = { code: 1013, reason: 'Internal error' };
const RIGHTS_ENDED = { code: 1012, reason: 'Administrator rights have ended. Connect again.' };
const VIEW_CHANGED = { code: 1012, reason: 'What you view has changed. Please connect again.' };
export const CATCH_UP = {
  code: 1012,
  reason: 'Live updates were interrupted. Please connect again.',
};
export const TOO_MANY = { code: 1013, reason: 'Too many live connections. Close some pages.' };
export const TOO_SLOW = { code: 1013, reason: 'Live updates were read too slowly.' };
export const RESTARTING = { code: 1012, reason: 'Fairweek is restarting. Please connect again.' };

/** How long to wait for the other side to close as well, which it may never do. */
export const CLOSE_MS = 1_000;
/** Longest delay that a timer accepts, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

/** Closes a socket with a code and a reason, even if the other side does not answer. */
export function close(socket: WebSocket, { code, reason }: typeof SIGN_IN): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

/**
 * Closes the socket when its session or access token expires or ends, in whichever process, and when
 * its user starts or stops viewing as another one.
 */
function closeWithSession(
  app: AppContext,
  socket: WebSocket,
  { sessionId, expiresAt, token }: Actor,
) {
  const end = () => close(socket, token ? TOKEN_ENDED : SESSION_ENDED);
  const ends = [
    app.bus.subscribe(sessionTopic(sessionId), end),
    app.bus.subscribe(viewingTopic(sessionId), () => close(socket, VIEW_CHANGED)),
  ];
  const timer = setTimeout(end, Math.min(expiresAt.getTime() - Date.now(), MAX_DELAY));
  socket.once('close', () => {
    for (const unsubscribe of ends) unsubscribe();
    clearTimeout(timer);
  });
}

/** Shortest pause before administrator rights are looked up again, in ms. */
const MIN_RIGHTS_MS = 1_000;

/**
 * Closes the socket when the session's administrator rights lapse: what only administrators hear
 * stops, and the page connects again without them. Being open is no use of the session.
 */
function closeWithRights(
  app: AppContext,
  socket: WebSocket,
  { actor, credentials }: { actor: Actor; credentials: Credentials },
): void {
  let timer: NodeJS.Timeout | undefined;
  const lookAt = ({ rightsEnd }: Pick<Actor, 'rightsEnd'>, shortest = 0) => {
    if (!rightsEnd || socket.readyState !== socket.OPEN) return;
    const delay = Math.max(rightsEnd.getTime() - Date.now(), shortest);
    timer = setTimeout(lookAgain, delay);
  };
  const lookAgain = async () => {
    // Where the database cannot be asked, later.
    const found = await actorOf(app, credentials).catch(() => actor);
    if (found?.rightsEnd) lookAt(found, MIN_RIGHTS_MS);
    else close(socket, RIGHTS_ENDED);
  };
  lookAt(actor);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Returns whose socket it is, which from then on closes with their session or access token; null if
 * it is no one's, or has closed. Opening it is a use of a token, but not of a session.
 */
export async function ownerOf(
  app: AppContext,
  socket: WebSocket,
  { credentials, address }: { credentials: Credentials; address: string },
): Promise<Actor | null> {
  const isByToken = bearerOf(credentials) !== undefined;
  const actor = await actorOf(app, credentials, isByToken ? address : null);
  if (!actor) {
    close(socket, isByToken ? TOKEN_ENDED : SIGN_IN);
    return null;
  }
  // Nothing that closes with the socket may start after it has closed.
  if (socket.readyState !== socket.OPEN) return null;
  closeWithSession(app, socket, actor);
  closeWithRights(app, socket, { actor, credentials });
  // It is read again now that its end would be heard.
  const now = await actorOf(app, credentials);
  if (!now) close(socket, isByToken ? TOKEN_ENDED : SESSION_ENDED);
  else if (now.viewing?.id !== actor.viewing?.id) close(socket, VIEW_CHANGED);
  return socket.readyState === socket.OPEN ? actor : null;
}
