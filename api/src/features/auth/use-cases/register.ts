import type { Call } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { queueMail } from '../../../kit/mail/queue-mail';
import { Registration } from '../auth.entities';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { alreadyRegisteredLetter, codeLetter } from '../auth.letters';
import { CODES_PER_ACCOUNT, MAIL_PER_ADDRESS } from '../auth.limits';
import { CODE_SECONDS, RESEND_SECONDS } from '../rules';
import { newCode, secretHash } from '../secrets';
import { User } from '../user.entity';

/** One code a minute for one address, whether it has an account or not. */
const ONE_CODE = { name: 'code-pause', points: 1, seconds: RESEND_SECONDS };

async function throttleCodes(call: Call, email: string): Promise<void> {
  await call.app.throttle.consume(MAIL_PER_ADDRESS, call.address);
  await call.app.throttle.consume(CODES_PER_ACCOUNT, email.toLowerCase());
}

async function sendCode(
  call: Call,
  transaction: Transaction,
  person: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const code = newCode();
  await transaction.manager.upsert(
    Registration,
    {
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      codeHash: secretHash(call.app, 'code', code),
      wrongTries: 0,
      expiresAt: () => `now() + interval '${CODE_SECONDS} seconds'`,
    },
    ['email'],
  );
  await queueMail(transaction, codeLetter(person.email, code));
}

/** Mails a 6-digit code; whoever has an account already is told so, by mail only. */
export async function register(call: Call, input: RegisterInput): Promise<boolean> {
  await throttleCodes(call, input.email);
  const isFirstThisMinute = await call.app.throttle
    .consume(ONE_CODE, input.email.toLowerCase())
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    });
  if (!isFirstThisMinute) return true;
  await inTransaction(call.app, async (transaction) => {
    const user = await transaction.manager.findOneBy(User, { email: input.email });
    if (user?.passwordHash) {
      await queueMail(transaction, alreadyRegisteredLetter(input.email, call.app.appUrl));
    } else {
      await sendCode(call, transaction, input);
    }
  });
  return true;
}

/** A new code in the place of the old one, at the earliest 60 s after it (TOO_MANY_REQUESTS). */
export async function resendOtp(call: Call, { email }: EmailAddressInput): Promise<boolean> {
  await call.app.throttle.consume(ONE_CODE, email.toLowerCase());
  await throttleCodes(call, email);
  await inTransaction(call.app, async (transaction) => {
    const registration = await transaction.manager.findOneBy(Registration, { email });
    if (registration) await sendCode(call, transaction, registration);
  });
  return true;
}
