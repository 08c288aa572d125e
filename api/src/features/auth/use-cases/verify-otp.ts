import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { hashesMatch } from '../../../core/secrets/keyed-hash';
import { Registration } from '../auth.entities';
import type { VerifyOtpInput } from '../auth.inputs';
import type { LoginResult } from '../auth.types';
import { requireGoodPassword } from '../passwords/passwords';
import { MAX_WRONG_TRIES } from '../rules';
import { countAttempts } from '../steps/count-guess';
import { GUESS_PER_ADDRESS } from '../steps/limits';
import { secretHash } from '../steps/secrets';
import { setFirstPassword } from '../steps/set-first-password';
import { User } from '../user.entity';

// A guess counts against every pending code of the address, before it is compared and in a
// statement of its own, so that it stays counted.
const GUESS = statement(
  'guess-code',
  `update registrations set wrong_tries = wrong_tries + 1
    where email = $1 and wrong_tries < $2 and expires_at > now()
    returning id, code_hash as "codeHash"`,
);

const invalid = () =>
  new AppError('BAD_USER_INPUT', 'Invalid verification code or expired', 'otpCode');

/** Opens the account with the emailed code and a new password, and signs in. */
export async function verifyOtp(call: RequestContext, input: VerifyOtpInput): Promise<LoginResult> {
  const { app } = call;
  const { email } = input;
  // An unacceptable password costs no guess, and a wrong guess no slow hash.
  requireGoodPassword(input.newPassword);
  await countAttempts(call, [[GUESS_PER_ADDRESS, call.address]]);
  const codeHash = secretHash(app, 'code', input.otpCode);
  const waiting = await read(app, GUESS, [email, MAX_WRONG_TRIES]);
  const guessed = waiting.find((it) => hashesMatch(it.codeHash, codeHash));
  if (!guessed) throw invalid();
  return setFirstPassword(call, input.newPassword, async ({ manager }) => {
    const lock = { mode: 'pessimistic_write' as const };
    const where = { id: guessed.id, codeHash };
    const registration = await manager.findOne(Registration, { where, lock });
    if (!registration) throw invalid();
    await manager.delete(Registration, { email });
    const { firstName, lastName } = registration;
    // A user created by an administrator has a name but no password yet.
    const user =
      (await manager.findOne(User, { where: { email }, lock })) ??
      manager.create(User, { email, firstName, lastName });
    if (user.passwordHash) throw invalid();
    return user;
  });
}
