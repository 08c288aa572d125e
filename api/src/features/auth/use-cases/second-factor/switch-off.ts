import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../../core/request-context';
import { giveAccess } from '../../access/steps/access-resets';
import { removePasskeys } from '../../access/steps/remove-passkeys';
import { secondFactorRemoved } from '../../auth.happenings';
import type { SecondFactorOffArgs, SecondFactorOwnerArgs } from '../../auth.inputs';
import { requireRecentPassword } from '../../auth.policy';
import { findSecondFactor, isRightCode } from '../../steps/check-second-factor';
import { lockUser, userSubject } from '../../steps/lock-user';
import { notifyAccount } from '../../steps/notify-account';
import { User } from '../../user.entity';

const REMOVE = statement(
  'remove-second-factor',
  'delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id',
);

const isOff = () => new AppError('CONFLICT', 'Two-step verification is not on.');

async function remove(transaction: Transaction, userId: number): Promise<boolean> {
  return (await transaction.query(REMOVE, [userId])).length > 0;
}

/** Switches the caller's second factor off, with its recovery codes; takes the password and a code. */
export async function switchSecondFactorOff(
  call: RequestContext,
  { code }: SecondFactorOffArgs,
): Promise<boolean> {
  const { app } = call;
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  const factor = await findSecondFactor(call, userId);
  if (!factor) throw isOff();
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  if (!(await isRightCode(call, { user, secret: factor.secret, code }))) {
    throw new AppError('BAD_USER_INPUT', 'This code is wrong or was already used.', 'code');
  }
  await inTransaction(app, async (transaction) => {
    if (!(await remove(transaction, userId))) throw isOff();
    const change = { kind: 'SECOND_FACTOR_OFF', notice: 'secondFactorOff' } as const;
    await notifyAccount(call, transaction, { user, ...change });
  });
  return true;
}

/**
 * Switches off the second factor of another user, who has lost their phone, and removes their
 * passkeys, which may be on it; administrators only, asks for the password again. CONFLICT while it
 * is the user's turn in a draft.
 */
export async function removeSecondFactor(
  call: RequestContext,
  { userId }: SecondFactorOwnerArgs,
): Promise<boolean> {
  const actor = requireAdministrator(call);
  if (userId === actor.userId) {
    throw new AppError(
      'FORBIDDEN',
      'Please switch off your own under Account and security.',
      'userId',
    );
  }
  requireRecentPassword(call);
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId, 'userId');
    const hadPasskeys = await removePasskeys(transaction, userId);
    if (!(await remove(transaction, userId)) && !hadPasskeys) throw isOff();
    await giveAccess(call, transaction, userId);
    const change = { kind: 'SECOND_FACTOR_OFF', notice: 'secondFactorRemoved' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    await happened(call, transaction, secondFactorRemoved, {
      subject: userSubject(user),
    });
  });
  return true;
}
