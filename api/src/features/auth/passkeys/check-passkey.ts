import { IsNull, Not } from 'typeorm';
import { happenedAnyway } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { signInRefused } from '../auth.happenings';
import { countGuess } from '../steps/count-guess';
import { notifyAccount } from '../steps/notify-account';
import { User } from '../user.entity';
import { placeOf, useChallenge } from './challenges';
import type { PasskeyProofInput } from './passkeys.inputs';
import { challengeOf, readProof } from './webauthn';

const FIND = statement(
  'find-passkey',
  `select id, user_id as "userId", public_key as "publicKey" from passkeys
    where credential_id = $1`,
);

// A counter that has not grown changes no row; authenticators that do not count always say 0.
const USE = statement(
  'use-passkey',
  `update passkeys set counter = $2, used_at = now()
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
);

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Records the use of a passkey; false if its counter went back, of which its user is notified. */
async function recordUse(
  call: RequestContext,
  user: User,
  { id, counter }: { id: number; counter: number },
): Promise<boolean> {
  const [used] = await read(call.app, USE, [id, counter]);
  if (used) return true;
  const change = { kind: 'PASSKEY_REFUSED', notice: 'passkeyCopied' } as const;
  await inTransaction(call.app, (it) => notifyAccount(call, it, { user, ...change }));
  return false;
}

/** Returns the counter of a passkey that has signed what this server asked; null if it has not. */
async function counterOf(
  call: RequestContext,
  { clientData, authenticatorData, signature }: PasskeyProofInput,
  publicKey: string,
): Promise<number | null> {
  const said = bytes(clientData);
  if (!(await useChallenge(call, 'proof', challengeOf(said)))) return null;
  return readProof(
    {
      clientData: said,
      authenticatorData: bytes(authenticatorData),
      signature: bytes(signature),
    },
    { ...placeOf(call.app), publicKey },
  );
}

/**
 * Returns the user whose passkey has proved itself, which counts as their password and as a second
 * factor; null otherwise. It counts as a guess unless it is right, like a password.
 */
export async function checkPasskey(
  call: RequestContext,
  proof: PasskeyProofInput,
): Promise<User | null> {
  const { app } = call;
  const [passkey] = await read(app, FIND, [proof.passkey]);
  const users = app.db.getRepository(User);
  const mayEnter = { deletedAt: IsNull(), email: Not(IsNull()) };
  const user = passkey ? await users.findOneBy({ id: passkey.userId, ...mayEnter }) : null;
  const counted = await countGuess(call, { email: user?.email ?? '', user });
  const counter = await counterOf(call, proof, passkey?.publicKey ?? '');
  if (!passkey || !user || counter === null) return null;
  if (!(await recordUse(call, user, { id: passkey.id, counter }))) return null;
  await app.throttle.giveBack(counted);
  return user;
}

/** Reports a passkey that did not sign in, with the same words for all reasons (UNAUTHENTICATED). */
export async function refusePasskey(call: RequestContext): Promise<never> {
  await happenedAnyway(call, signInRefused, { userId: null });
  throw new AppError(
    'UNAUTHENTICATED',
    'This passkey does not sign in here. Please try again, or use your password.',
  );
}
