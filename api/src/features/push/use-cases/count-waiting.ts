import { type RequestContext, requireMember } from '../../../core/request-context';
import type { WaitingCountArgs } from '../push.inputs';
import type { WaitingItemView } from '../push.types';
import { countOf, waitingFor } from '../steps/waiting-for';

/** Counts what waits for the caller, for the number on the app’s icon and in the navigation. */
export async function countWaiting(
  call: RequestContext,
  { only }: WaitingCountArgs,
): Promise<number> {
  const { userId } = requireMember(call);
  return countOf(await waitingFor(call.app, userId, only && [only]));
}

/** Lists what waits for the caller: unread messages as one item, and each swap and turn. */
export function listWaiting(call: RequestContext): Promise<WaitingItemView[]> {
  const { userId } = requireMember(call);
  return waitingFor(call.app, userId);
}
