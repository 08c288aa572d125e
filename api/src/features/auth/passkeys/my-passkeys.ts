import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { removeOwnWay } from '../access/steps/remove-own-way';
import { requireRecentPassword } from '../auth.policy';
import { MAX_PASSKEYS } from '../rules';
import { countAttempts } from '../steps/count-guess';
import { lockUser } from '../steps/lock-user';
import { notifyAccount } from '../steps/notify-account';
import { ask, placeOf, useChallenge } from './challenges';
import type { NewPasskeyInput } from './passkeys.inputs';
import { type PasskeyQuestion, PasskeyView } from './passkeys.types';
import { challengeOf, readNewKey } from './webauthn';

const LIST = statement(
  'my-passkeys',
  `select ${columnsOf(PasskeyView, 'p', {})} from passkeys p where user_id = $1
    order by created_at, id`,
);

const COUNT = statement(
  'count-passkeys',
  'select count(*)::int as count from passkeys where user_id = $1',
);

const ADD = statement(
  'add-passkey',
  `insert into passkeys as p (user_id, credential_id, public_key, counter, name)
    values ($1, $2, $3, $4, $5) on conflict (credential_id) do nothing
    returning ${columnsOf(PasskeyView, 'p', {})}`,
);

const REMOVE = statement(
  'remove-passkey',
  'delete from passkeys where user_id = $1 and id = $2 returning id',
);

/** Passkeys that a user adds. */
const NEW_PER_USER: Limit = { name: 'new-passkeys', points: 30, seconds: 3600 };

/** Lists the caller's passkeys, oldest first. */
export async function listMyPasskeys(call: RequestContext): Promise<PasskeyView[]> {
  const { userId } = requireMember(call);
  return read(call.app, LIST, [userId]);
}

async function refuseTooMany({ query }: Pick<Transaction, 'query'>, userId: number) {
  const [row] = await query(COUNT, [userId]);
  if ((row?.count ?? 0) < MAX_PASSKEYS) return;
  throw new AppError(
    'CONFLICT',
    `You have ${MAX_PASSKEYS} passkeys. Please remove one that you no longer use first.`,
  );
}

/** Asks for a new passkey; takes the password again. */
export async function askForNewPasskey(call: RequestContext): Promise<PasskeyQuestion> {
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  await countAttempts(call, [[NEW_PER_USER, String(userId)]], userId);
  return ask(call, 'new');
}

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Adds the passkey that answers `askForNewPasskey`, and notifies its user. */
export async function addPasskey(
  call: RequestContext,
  { name, clientData, ...input }: NewPasskeyInput,
): Promise<PasskeyView> {
  const { app } = call;
  const { userId } = requireMember(call);
  const said = bytes(clientData);
  const statement = {
    clientData: said,
    authenticatorData: bytes(input.authenticatorData),
    publicKey: bytes(input.publicKey),
  };
  const isAnswer = await useChallenge(call, 'new', challengeOf(said));
  const made = isAnswer ? readNewKey(statement, placeOf(app)) : null;
  if (!made) {
    throw new AppError('BAD_USER_INPUT', 'This passkey was not accepted. Please try again.');
  }
  return inTransaction(app, async (transaction) => {
    const user = await lockUser(transaction, userId);
    await refuseTooMany(transaction, userId);
    const { credentialId, publicKey, counter } = made;
    const values = [userId, credentialId, publicKey, counter, name] as const;
    const [added] = await transaction.query(ADD, [...values]);
    if (!added) throw new AppError('CONFLICT', 'This passkey was added before.');
    const change = { kind: 'PASSKEY_ADDED', notice: 'passkeyAdded' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    return added;
  });
}

/** Removes one of the caller's passkeys, and notifies them; takes the password again. */
export const removePasskey = (call: RequestContext, { id }: { id: number }): Promise<boolean> =>
  removeOwnWay(call, {
    remove: ({ query }, userId) => query(REMOVE, [userId, id]),
    missing: 'You have no such passkey.',
    change: { kind: 'PASSKEY_REMOVED', notice: 'passkeyRemoved' },
  });
