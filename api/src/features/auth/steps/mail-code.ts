import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { inSeconds } from '../../../core/mail/email';
import type { AppContext } from '../../../core/request-context';
import { alreadyRegisteredEmail, codeEmail } from '../auth.emails';
import { Registration } from '../auth.entities';
import { accountMailed } from '../auth.happenings';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { CODE_SECONDS } from '../rules';
import { User } from '../user.entity';
import { newCode, secretHash } from './secrets';

/** Gives a registration a new code, which is only sent by email. */
async function sendCode(
  app: AppContext,
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  const code = newCode();
  await transaction.manager.save(
    Object.assign(registration, {
      codeHash: secretHash(app, 'code', code),
      wrongTries: 0,
      expiresAt: inSeconds(CODE_SECONDS),
    }),
  );
  await happened({ app }, transaction, accountMailed, codeEmail(registration, code));
}

/**
 * Starts a registration and emails its code. Existing users are notified by email instead. A
 * pending registration keeps its name and code: each code opens the account under its own name.
 */
export async function mailCode(
  app: AppContext,
  transaction: Transaction,
  { email, firstName, lastName }: RegisterInput,
): Promise<void> {
  const { manager } = transaction;
  const user = await manager.findOneBy(User, { email });
  if (user?.passwordHash) {
    const known = alreadyRegisteredEmail(email, app.appUrl);
    await happened({ app }, transaction, accountMailed, known);
  } else {
    const registration = manager.create(Registration, { email, firstName, lastName });
    await sendCode(app, transaction, registration);
  }
}

/**
 * Replaces the code of a pending registration; does nothing for an address that never registered.
 */
export async function mailNewCode(
  app: AppContext,
  transaction: Transaction,
  { email }: EmailAddressInput,
): Promise<void> {
  const registration = await transaction.manager.findOne(Registration, {
    where: { email },
    order: { id: 'DESC' },
  });
  if (registration) await sendCode(app, transaction, registration);
}
