import type { Call } from '../../../kit/call';
import type { Limit } from '../../../kit/limits/throttle';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { CODES_PER_ACCOUNT, MAIL_PER_ADDRESS } from '../auth.limits';
import { accountKey } from '../passwords/account-key';
import { RESEND_SECONDS } from '../rules';
import { queueAccountMail } from './send-account-mail';

/** One code a minute for one address, whether it has an account or not. */
const ONE_CODE: Limit = { name: 'code-pause', points: 1, seconds: RESEND_SECONDS };

/** Mails a 6-digit code; an owner of an account learns that by mail only. */
export async function register(call: Call, input: RegisterInput): Promise<boolean> {
  const { app, address } = call;
  await app.throttle.consume(MAIL_PER_ADDRESS, address);
  await queueAccountMail(app, { ...input, kind: 'code' }, [ONE_CODE, CODES_PER_ACCOUNT]);
  return true;
}

/** A new code in the place of the old one, at the earliest 60 s after it (TOO_MANY_REQUESTS). */
export async function resendOtp(call: Call, { email }: EmailAddressInput): Promise<boolean> {
  const { app, address } = call;
  await app.throttle.consumeAll([
    [MAIL_PER_ADDRESS, address],
    [ONE_CODE, accountKey(app, email)],
  ]);
  await queueAccountMail(app, { email, kind: 'new-code' }, [CODES_PER_ACCOUNT]);
  return true;
}
