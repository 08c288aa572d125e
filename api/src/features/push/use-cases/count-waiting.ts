import { type RequestContext, requireMember } from '../../../core/request-context';
import type { WaitingCountArgs } from '../push.inputs';
import { NOTICES_OF } from '../push.types';
import { waitingFor } from '../steps/waiting-for';

/** Counts what waits for the caller, for the number on the app’s icon and in the navigation. */
export async function countWaiting(
  call: RequestContext,
  { only }: WaitingCountArgs,
): Promise<number> {
  const { userId } = requireMember(call);
  return waitingFor(call.app, userId, only && NOTICES_OF[only]);
}
