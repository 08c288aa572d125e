import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { seal } from '../../../../core/secrets/sealed-text';
import type { SecondFactorCodeArgs } from '../../auth.inputs';
import { requireRecentPassword } from '../../auth.policy';
import type { SecondFactorSetup } from '../../auth.types';
import { newSecret, setupUrl } from '../../second-factor/totp';
import { sealPurpose, useCode } from '../../steps/check-second-factor';
import { countGuess } from '../../steps/count-guess';
import { lockUser } from '../../steps/lock-user';
import { notifyAccount } from '../../steps/notify-account';
import { replaceRecoveryCodes } from '../../steps/replace-recovery-codes';
import { User } from '../../user.entity';

// One that is on is not replaced.
const START = statement(
  'start-second-factor',
  `insert into second_factors (user_id, secret) values ($1, $2)
    on conflict (user_id) do update set secret = excluded.secret, last_step = null
      where second_factors.confirmed_at is null
    returning user_id`,
);

const FIND = statement(
  'find-second-factor-setup',
  'select secret from second_factors where user_id = $1 and confirmed_at is null',
);

const SWITCH_ON = statement(
  'switch-second-factor-on',
  `update second_factors set confirmed_at = now()
    where user_id = $1 and secret = $2 and confirmed_at is null returning user_id`,
);

const isOnAlready = () => new AppError('CONFLICT', 'Two-step verification is on already.');

/**
 * Creates the secret of the caller's second factor, which takes effect once a code confirms it;
 * asks for the password again.
 */
export async function startSecondFactor(call: RequestContext): Promise<SecondFactorSetup> {
  const { app } = call;
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  const secret = newSecret();
  const [started] = await read(app, START, [userId, seal(app, sealPurpose(userId), secret)]);
  if (!started) throw isOnAlready();
  const url = setupUrl(secret, user.email ?? '');
  const { toString: qrCode }: typeof import('qrcode') = require('qrcode');
  const svg = await qrCode(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { setupKey: secret, url, qrCode: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` };
}

/**
 * Switches the caller's second factor on with a first code, which is then used up; returns the
 * recovery codes, which are shown only once.
 */
export async function confirmSecondFactor(
  call: RequestContext,
  { code }: SecondFactorCodeArgs,
): Promise<string[]> {
  const { app } = call;
  const { userId } = requireMember(call);
  const [setup] = await read(app, FIND, [userId]);
  if (!setup) throw new AppError('CONFLICT', 'Please start setting it up again.');
  const { secret } = setup;
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  const counted = await countGuess(call, { email: user.email ?? '', user });
  if (!(await useCode(call, { userId, secret, code }))) {
    throw new AppError(
      'BAD_USER_INPUT',
      'This code is wrong. Please enter the one that your authenticator app shows now.',
      'code',
    );
  }
  await app.throttle.giveBack(counted);
  return inTransaction(app, async (transaction) => {
    const locked = await lockUser(transaction, userId);
    const [switched] = await transaction.query(SWITCH_ON, [userId, secret]);
    if (!switched) throw isOnAlready();
    const change = { kind: 'SECOND_FACTOR_ON', notice: 'secondFactorOn' } as const;
    await notifyAccount(call, transaction, { user: locked, ...change });
    return replaceRecoveryCodes(call, transaction, userId);
  });
}
