import { happened } from '../../../core/audiences/happening';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { signedIn } from '../auth.happenings';
import type { LoginResult } from '../auth.types';
import { byProviderOnly } from '../providers/refuse-admin-password';
import { isAdministrator } from '../rules';
import { findSecondFactor } from '../steps/check-second-factor';
import { type Opening, openSession } from '../steps/open-session';
import type { User } from '../user.entity';
import { mayBeAdmin } from './current-user';

/** Signs in a user who has proved who they are, in whichever way. */
export function enter(call: RequestContext, opening: Opening): Promise<LoginResult> {
  return openSession(call, async (transaction) => {
    await happened(call, transaction, signedIn, { userId: opening.user.id });
    return opening;
  });
}

/** Administrators lack a second factor, which this installation requires of them (FORBIDDEN). */
class SecondFactorMissing extends AppError {
  override readonly facts = { secondFactorMissing: true } as const;

  constructor() {
    super(
      'FORBIDDEN',
      'Administrators need two-step verification here. Please switch it on under Account and security.',
    );
  }
}

/** Refuses the admin panel's own form to other users, who keep their session as it was (FORBIDDEN). */
export async function requireAdministratorAtForm(
  call: RequestContext,
  user: User,
  way: Opening['way'] = 'PASSWORD',
): Promise<void> {
  if (!isAdministrator(user)) throw new AppError('FORBIDDEN', 'Admin privileges required.');
  if (!mayBeAdmin(call.app, way)) throw byProviderOnly(call.app);
  if (way === 'PASSKEY' || !call.app.adminsNeedSecondFactor) return;
  if (!(await findSecondFactor(call, user.id))) throw new SecondFactorMissing();
}
