import { happened } from '../../../../core/audiences/happening';
import { inTransaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { AppContext } from '../../../../core/request-context';
import { accountMailed } from '../../../auth/auth.happenings';
import { newCode, secretHash } from '../../../auth/passwords/secrets';
import { CODE_SECONDS } from '../../../auth/rules';
import { User } from '../../../auth/user.entity';
import { addressInUseEmail, newAddressEmail } from '../profile.emails';

/** The worker task that emails the code for a new address. */
export const SEND_EMAIL_CODE = 'send-email-code';

const SET_CODE = statement(
  'set-email-code',
  `update email_changes set code_hash = $3, expires_at = now() + make_interval(secs => ${CODE_SECONDS})
    where user_id = $1 and new_email = $2 returning user_id`,
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
      const notice = addressInUseEmail(holder.email);
      return happened({ app }, transaction, accountMailed, notice);
    }
    const code = newCode();
    const values = [userId, email, secretHash(app, 'email-code', code)] as const;
    const [open] = await transaction.query(SET_CODE, [...values]);
    if (!open) return;
    await happened({ app }, transaction, accountMailed, newAddressEmail(email, code));
  });
}
