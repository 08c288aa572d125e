import { inTransaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import { endSessions } from '../sessions/sessions';

/** Ends this session and its sockets; does nothing if there is none. */
export async function logout(call: RequestContext): Promise<boolean> {
  const { actor } = call;
  if (actor) {
    const { userId, sessionId } = actor;
    await inTransaction(call.app, async (transaction) => {
      await endSessions(transaction, { userId, sessionId });
      await recordSecurityEvent(call, { kind: 'SIGNED_OUT', userId }, transaction);
    });
  }
  call.setSessionToken(null);
  return true;
}
