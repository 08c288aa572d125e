import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import { requireMember } from '../../../core/request-context';
import type { LoginResult } from '../auth.types';
import { enter, requireAdministratorAtForm } from '../sessions/enter';
import { markPasswordGiven } from '../sessions/mark-password-given';
import { countAttempts } from '../steps/count-guess';
import { ask } from './challenges';
import { checkPasskey, refusePasskey } from './check-passkey';
import type { PasskeyLoginInput, PasskeyProofInput } from './passkeys.inputs';
import type { PasskeyQuestion } from './passkeys.types';

/** Challenges for one network, which may have many people. */
const CHALLENGES_PER_NETWORK: Limit = {
  name: 'passkey-challenges',
  points: 300,
  seconds: 15 * 60,
};

/** Asks for a passkey, to sign in or in place of the password; it says nothing of other accounts. */
export async function askForPasskey(call: RequestContext): Promise<PasskeyQuestion> {
  await countAttempts(call, [[CHALLENGES_PER_NETWORK, call.address]]);
  return ask(call, 'proof');
}

const opened = { hasPassedFactor: true, way: 'PASSKEY' } as const;

/** Signs in with a passkey; an administrator can ask for an administrator session, like sudo. */
export async function passkeyLogin(
  call: RequestContext,
  { isAdmin = false, ...proof }: PasskeyLoginInput,
): Promise<LoginResult> {
  const user = (await checkPasskey(call, proof)) ?? (await refusePasskey(call));
  return enter(call, { user, isAdminSession: isAdmin, ...opened });
}

/** Signs in with a passkey on the admin panel's own form, as `adminLogin` does with a password. */
export async function adminPasskeyLogin(
  call: RequestContext,
  proof: PasskeyProofInput,
): Promise<LoginResult> {
  const user = (await checkPasskey(call, proof)) ?? (await refusePasskey(call));
  await requireAdministratorAtForm(call, user, opened.way);
  return enter(call, { user, isAdminSession: true, ...opened });
}

/** Confirms the caller with one of their passkeys, which counts like the password. */
export async function confirmByPasskey(
  call: RequestContext,
  proof: PasskeyProofInput,
): Promise<boolean> {
  const { userId, sessionId } = requireMember(call);
  const user = await checkPasskey(call, proof);
  if (user?.id !== userId) {
    throw new AppError(
      'BAD_USER_INPUT',
      'This passkey is not yours. Please try again, or use your password.',
    );
  }
  await markPasswordGiven(call, sessionId);
  return true;
}
