import type { Limit } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { RESEND_SECONDS } from '../rules';
import { countAttempts } from '../steps/count-guess';
import { CODES_PER_ACCOUNT, MAIL_PER_ADDRESS } from '../steps/limits';
import { accountKey } from '../steps/secrets';
import { queueAccountMail } from './send-account-mail';

/** One code per minute and address, whether it has an account or not. */
const ONE_CODE: Limit = { name: 'code-pause', points: 1, seconds: RESEND_SECONDS };

/** Emails a 6-digit code; an existing user is notified by email only. */
export async function register(call: RequestContext, input: RegisterInput): Promise<boolean> {
  const { app, address } = call;
  await countAttempts(call, [[MAIL_PER_ADDRESS, address]]);
  await queueAccountMail(app, { ...input, kind: 'code' }, [ONE_CODE, CODES_PER_ACCOUNT]);
  return true;
}

/**
 * Emails a new code in place of the previous one, at the earliest 60 s after it
 * (TOO_MANY_REQUESTS).
 */
export async function resendOtp(
  call: RequestContext,
  { email }: EmailAddressInput,
): Promise<boolean> {
  const { app, address } = call;
  await countAttempts(call, [
    [MAIL_PER_ADDRESS, address],
    [ONE_CODE, accountKey(app, email)],
  ]);
  await queueAccountMail(app, { email, kind: 'new-code' }, [CODES_PER_ACCOUNT]);
  return true;
}
