import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireRecentPassword } from '../../auth.policy';
import { findSecondFactor } from '../../steps/check-second-factor';
import { lockUser } from '../../steps/lock-user';
import { notifyAccount } from '../../steps/notify-account';
import { replaceRecoveryCodes } from '../../steps/replace-recovery-codes';

const COUNT = statement(
  'count-recovery-codes',
  'select count(*)::int as count from recovery_codes where user_id = $1',
);

/** Counts the caller's unused recovery codes. */
export async function countRecoveryCodes(call: RequestContext): Promise<number> {
  const { userId } = requireMember(call);
  const [row] = await read(call.app, COUNT, [userId]);
  return row?.count ?? 0;
}

/**
 * Replaces the caller's recovery codes and returns the new ones, which are shown only once; asks for
 * the password again.
 */
export async function renewRecoveryCodes(call: RequestContext): Promise<string[]> {
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  if (!(await findSecondFactor(call, userId))) {
    throw new AppError('CONFLICT', 'Two-step verification is not on.');
  }
  return inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId);
    await notifyAccount(call, transaction, { user, notice: 'recoveryCodesRenewed' });
    return replaceRecoveryCodes(call, transaction, userId);
  });
}
