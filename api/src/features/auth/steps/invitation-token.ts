import type { AppContext, RequestContext } from '../../../core/request-context';
import { newToken } from '../../../core/secrets/random-token';
import { countAttempts } from './count-guess';
import { GUESS_PER_ADDRESS } from './limits';
import { secretHash } from './secrets';

/** Generates the token of an invitation's link, and the hash that is stored. */
export function newInvitationToken(app: AppContext): { token: string; tokenHash: string } {
  const token = newToken();
  return { token, tokenHash: secretHash(app, 'invitation', token) };
}

/**
 * Finds an invitation by the hash of a token that a client names. A miss counts as a guess; many
 * people of one network may open their own links.
 */
export async function guessInvitation<Found>(
  call: RequestContext,
  token: string,
  find: (tokenHash: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { app, address } = call;
  const counted = await countAttempts(call, [[GUESS_PER_ADDRESS, address]]);
  const found = await find(secretHash(app, 'invitation', token));
  if (found) await app.throttle.giveBack(counted);
  return found;
}
