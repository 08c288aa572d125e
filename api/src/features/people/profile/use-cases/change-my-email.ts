import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import {
  type AppContext,
  type RequestContext,
  requireMember,
} from '../../../../core/request-context';
import { hashesMatch } from '../../../../core/secrets/keyed-hash';
import { newToken } from '../../../../core/secrets/random-token';
import { markAddress } from '../../../auth/access/steps/access-resets';
import { accountMailed, protectionChanged } from '../../../auth/auth.happenings';
import { requireRecentPassword } from '../../../auth/auth.policy';
import { CODE_SECONDS, MAX_WRONG_TRIES } from '../../../auth/rules';
import { countAttempts } from '../../../auth/steps/count-guess';
import { CODES_PER_ACCOUNT, GUESS_PER_ADDRESS, MAIL_PER_ADDRESS } from '../../../auth/steps/limits';
import { lockUser, userSubject } from '../../../auth/steps/lock-user';
import { ownDevice } from '../../../auth/steps/own-device';
import { accountKey, newCode, secretHash } from '../../../auth/steps/secrets';
import { User } from '../../../auth/user.entity';
import { lockSharesOf } from '../../../shares/steps/lock-shares-of';
import { profileChanged } from '../../people.happenings';
import { replaceEmail } from '../../steps/replace-email';
import {
  addressInUseEmail,
  formerAddressEmail,
  newAddressEmail,
  UNDO_DAYS,
} from '../profile.emails';
import { EmailUndo } from '../profile.entities';
import type { ChangeMyEmailArgs, ConfirmMyEmailArgs } from '../profile.inputs';
import type { MyProfile } from '../profile.types';
import { readMyProfile } from './my-profile';

/** The worker task that emails the code for a new address. */
export const SEND_EMAIL_CODE = 'send-email-code';

/** Codes that a user asks for, for all addresses together. */
const CODES_PER_USER: Limit = { name: 'email-change', points: 10, seconds: 3600 };

const OPEN = statement(
  'open-email-change',
  `with opened as (
      insert into email_changes (user_id, new_email, expires_at)
      values ($1, $2, now() + make_interval(secs => ${CODE_SECONDS}))
      on conflict (user_id) do update set new_email = excluded.new_email, code_hash = null,
        wrong_tries = 0, expires_at = excluded.expires_at
    )
    select graphile_worker.add_job('${SEND_EMAIL_CODE}', $3::json)::text`,
);

/**
 * Emails a code to the address that the caller wants to have, in place of an earlier one; asks for
 * the password. Time and result are the same whether another user has the address or not.
 */
export async function changeMyEmail(
  call: RequestContext,
  { email }: ChangeMyEmailArgs,
): Promise<MyProfile> {
  const { app, address } = call;
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  if ((await readMyProfile(call)).email.toLowerCase() === email.toLowerCase()) {
    throw new AppError('BAD_USER_INPUT', 'This is your e-mail address already.', 'email');
  }
  await countAttempts(call, [[CODES_PER_USER, String(userId)]], userId);
  await countAttempts(call, [[MAIL_PER_ADDRESS, address]], userId);
  // One address gets no more emails than this; the last code stays valid.
  if (await app.throttle.tryConsume([[CODES_PER_ACCOUNT, accountKey(app, email)]])) {
    const job = JSON.stringify({ userId, email, requestId: app.requestId });
    await read(app, OPEN, [userId, email, job]);
  }
  return readMyProfile(call);
}

const SET_CODE = statement(
  'set-email-code',
  `update email_changes set code_hash = $3 where user_id = $1 and new_email = $2 and expires_at > now()
    returning user_id`,
);

/**
 * Emails the code for a new address, unless another change has replaced it. An address that a user
 * has already gets a notice instead, and no code.
 */
export function sendEmailCode(
  app: AppContext,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  return inTransaction(app, async (transaction) => {
    const holder = await transaction.manager.findOneBy(User, { email });
    if (holder?.email) {
      if (holder.id === userId) return;
      return happened({ app }, transaction, accountMailed, addressInUseEmail(holder.email));
    }
    const code = newCode();
    const codeHash = secretHash(app, 'email-code', code);
    const [open] = await transaction.query(SET_CODE, [userId, email, codeHash]);
    if (!open) return;
    await happened({ app }, transaction, accountMailed, newAddressEmail(email, code));
  });
}

// Counted before it is compared and in a statement of its own, so that it stays counted.
const GUESS = statement(
  'guess-email-code',
  `update email_changes set wrong_tries = wrong_tries + 1
    where user_id = $1 and wrong_tries < $2 and expires_at > now()
    returning code_hash as "codeHash", new_email::text as "newEmail"`,
);

const USE = statement(
  'use-email-code',
  'delete from email_changes where user_id = $1 and code_hash = $2 returning user_id',
);

const UNDO_ENDS = () => `now() + make_interval(days => ${UNDO_DAYS})`;

const invalid = () => new AppError('BAD_USER_INPUT', 'This code is wrong or has expired.', 'code');

/**
 * Gives the caller the address that the code was sent to. The former one is notified, with a link
 * that restores it; links in emails to it end. CONFLICT if another user has the address by now.
 */
export async function confirmMyEmail(
  call: RequestContext,
  { code }: ConfirmMyEmailArgs,
): Promise<MyProfile> {
  const { app, address } = call;
  const { userId } = requireMember(call);
  await countAttempts(call, [[GUESS_PER_ADDRESS, address]], userId);
  const codeHash = secretHash(app, 'email-code', code);
  const [open] = await read(app, GUESS, [userId, MAX_WRONG_TRIES]);
  if (!open?.codeHash || !hashesMatch(open.codeHash, codeHash)) throw invalid();
  const { newEmail } = open;
  await inTransaction(app, async (transaction) => {
    await lockSharesOf(transaction, userId);
    const user = await lockUser(transaction, userId);
    const [used] = await transaction.query(USE, [userId, codeHash]);
    if (!used) throw invalid();
    const former = user.email;
    await replaceEmail(transaction, user, newEmail);
    await markAddress(call, transaction, userId);
    if (former) {
      const token = newToken();
      const undo = { userId, oldEmail: former, tokenHash: secretHash(app, 'email-undo', token) };
      await transaction.manager.insert(EmailUndo, { ...undo, expiresAt: UNDO_ENDS });
      const link = `${app.appUrl}/restore-email?token=${token}`;
      const emails = [formerAddressEmail(former, link, ownDevice(call))];
      const change = { userId, kind: 'EMAIL_CHANGED', emails } as const;
      await happened(call, transaction, protectionChanged, change);
    }
    await happened(call, transaction, profileChanged, {
      ...{ subject: userSubject(user), byId: userId },
      ...{ before: { email: former }, after: { email: newEmail } },
    });
  });
  return readMyProfile(call);
}
