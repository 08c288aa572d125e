import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireSession } from '../../../core/request-context';
import { viewingStopped } from '../auth.happenings';

const STOP = statement(
  'stop-viewing',
  `update viewings set ends_at = now() where session_id = $1 and ends_at > now() returning id`,
);

/** Ends the view of the caller's session; returns whether there was one. */
export async function stopViewing(call: RequestContext): Promise<boolean> {
  const { sessionId } = requireSession(call);
  return inTransaction(call.app, async (transaction) => {
    const [stopped] = await transaction.query(STOP, [sessionId]);
    if (stopped) await happened(call, transaction, viewingStopped, { sessionId });
    return stopped !== undefined;
  });
}
