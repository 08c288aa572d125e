import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { signedOut } from '../auth.happenings';
import { endSessions } from '../sessions/sessions';

/** Ends this session and its sockets; does nothing if there is none. */
export async function logout(call: RequestContext): Promise<boolean> {
  const { actor } = call;
  if (actor) {
    const { userId, sessionId } = actor;
    await inTransaction(call.app, async (transaction) => {
      await endSessions(transaction, { userId, sessionId });
      await happened(call, transaction, signedOut, { userId });
    });
  }
  call.setSessionToken(null);
  return true;
}
