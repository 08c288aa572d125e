import { happenedAnyway } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { unseal } from '../../../core/secrets/sealed-text';
import { signInRefused } from '../auth.happenings';
import { recoveryCodeHash } from '../second-factor/recovery-codes';
import { stepOfCode } from '../second-factor/totp';
import type { User } from '../user.entity';
import { countGuess } from './count-guess';
import { FACTOR_FAILURES_PER_PASSWORD } from './limits';
import { notifyAccount } from './notify-account';

const FIND = statement(
  'find-second-factor',
  `select secret, confirmed_at is not null as "isOn" from second_factors where user_id = $1`,
);

// A code that was used, or is older than one that was, changes no row; of parallel uses one does.
const USE_STEP = statement(
  'use-second-factor',
  `update second_factors set last_step = $2
    where user_id = $1 and secret = $3 and coalesce(last_step, -1) < $2 returning user_id`,
);

const USE_RECOVERY_CODE = statement(
  'use-recovery-code',
  'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
);

/** The purpose for which a user's secret is encrypted. */
export const sealPurpose = (userId: number) => `second-factor:${userId}`;

/** The password was right, and a code is needed as well (UNAUTHENTICATED). */
class SecondFactorRequired extends AppError {
  override readonly facts = { secondFactor: true } as const;

  constructor(message: string) {
    super('UNAUTHENTICATED', message, 'code');
  }
}

/** Uses up a code of the authenticator app; false if it is wrong or was used. */
export async function useCode(
  { app }: RequestContext,
  { userId, secret: sealed, code }: { userId: number; secret: string; code: string },
): Promise<boolean> {
  const secret = unseal(app, sealPurpose(userId), sealed);
  const step = secret && stepOfCode(secret, code.replace(/\s/g, ''), Date.now());
  if (!step) return false;
  return (await read(app, USE_STEP, [userId, step, sealed])).length > 0;
}

/** Uses up a recovery code, and notifies the user; false if it is wrong or was used. */
async function consumeRecoveryCode(
  call: RequestContext,
  user: User,
  code: string,
): Promise<boolean> {
  const { app } = call;
  return inTransaction(app, async (transaction) => {
    const codeHash = recoveryCodeHash(app, user.id, code);
    const [used] = await transaction.query(USE_RECOVERY_CODE, [user.id, codeHash]);
    if (!used) return false;
    const change = { kind: 'RECOVERY_CODE_USED', notice: 'recoveryCodeUsed' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    return true;
  });
}

/** Finds the user's second factor that is on; undefined if there is none. */
export async function findSecondFactor({ app }: RequestContext, userId: number) {
  const [factor] = await read(app, FIND, [userId]);
  return factor?.isOn ? factor : undefined;
}

/**
 * Checks a code of the authenticator app, or a recovery code, and uses it up. Wrong ones count as
 * guesses, like passwords.
 */
export async function isRightCode(
  call: RequestContext,
  { user, secret, code }: { user: User; secret: string; code: string },
): Promise<boolean> {
  const { app } = call;
  const { id: userId, email } = user;
  const key = keyedHash(app, `second-factor:${userId}:${user.passwordHash ?? ''}`);
  const counted = await countGuess(call, {
    email: email ?? '',
    user,
    strangerLimits: [[FACTOR_FAILURES_PER_PASSWORD, key]],
  });
  const isRight =
    (await useCode(call, { userId, secret, code })) ||
    (await consumeRecoveryCode(call, user, code));
  if (isRight) await app.throttle.giveBack(counted);
  return isRight;
}

/**
 * The second step of signing in, after the password: UNAUTHENTICATED with `secondFactor: true`
 * without a right code. Returns false for users without a second factor.
 */
export async function passSecondFactor(
  call: RequestContext,
  user: User,
  code: string | undefined,
): Promise<boolean> {
  const factor = await findSecondFactor(call, user.id);
  if (!factor) return false;
  if (!code) {
    throw new SecondFactorRequired('Please enter the code from your authenticator app.');
  }
  if (await isRightCode(call, { user, secret: factor.secret, code })) return true;
  await happenedAnyway(call, signInRefused, { userId: user.id });
  throw new SecondFactorRequired('This code is wrong or was already used.');
}
