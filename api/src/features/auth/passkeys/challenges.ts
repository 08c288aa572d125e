import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { newToken } from '../../../core/secrets/random-token';
import type { PasskeyQuestion } from './passkeys.types';
import type { Place } from './webauthn';

/** How long a challenge can be answered, in seconds. */
const CHALLENGE_SECONDS = 300;

const ASK = statement(
  'ask-passkey',
  `insert into passkey_challenges (challenge_hash, session_id, expires_at)
    values ($1, $2, now() + make_interval(secs => ${CHALLENGE_SECONDS}))`,
);

const KNOWN = statement(
  'known-passkeys',
  'select credential_id as id from passkeys where user_id = $1 order by id',
);

// Deleting the row uses it up, so that of concurrent answers one counts.
const ANSWER = statement(
  'answer-passkey-challenge',
  `delete from passkey_challenges
    where challenge_hash = $1 and expires_at > now() and session_id is not distinct from $2
    returning challenge_hash`,
);

/** A challenge is for proving a passkey, or for adding one. */
type Purpose = 'proof' | 'new';

const hashOf = (app: AppContext, purpose: Purpose, challenge: string) =>
  keyedHash(app, `passkey-${purpose}:${challenge}`);

/** The page that may ask for passkeys, and the name that they belong to. */
export function placeOf({ appUrl }: Pick<AppContext, 'appUrl'>): Place {
  const { origin, hostname } = new URL(appUrl);
  return { origin, rpId: hostname };
}

/** Makes a challenge that counts for this session alone; signed out, for any page without one. */
export async function ask(
  { app, actor }: RequestContext,
  purpose: Purpose,
): Promise<PasskeyQuestion> {
  const challenge = newToken();
  await read(app, ASK, [hashOf(app, purpose, challenge), actor?.sessionId ?? null]);
  const known = actor ? await read(app, KNOWN, [actor.userId]) : [];
  return {
    challenge,
    rpId: placeOf(app).rpId,
    known: known.map(({ id }) => id),
    // Says nothing of the user to those who see it in a password manager.
    userHandle: actor && purpose === 'new' ? keyedHash(app, `passkey-user:${actor.userId}`) : null,
  };
}

/** Uses a challenge up; false if it was used, has expired, or is of another session or purpose. */
export async function useChallenge(
  { app, actor }: RequestContext,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const values = [hashOf(app, purpose, challenge), actor?.sessionId ?? null] as const;
  return (await read(app, ANSWER, [...values])).length > 0;
}
