import { type RequestContext, requireMember } from '../../../core/request-context';
import { waitingFor } from '../steps/waiting-for';

/** Counts what waits for the caller, for the number on the app's icon. */
export async function countWaiting(call: RequestContext): Promise<number> {
  return waitingFor(call.app, requireMember(call).userId);
}
