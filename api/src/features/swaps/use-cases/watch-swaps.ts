import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { type SwapEvent, swapsTopic } from '../swap.events';

/** Subscribes to the caller's swaps; the topic is the session's user, never an argument. */
export function watchSwaps(call: RequestContext): AsyncIterable<SwapEvent> {
  const { userId } = requireMember(call);
  return watch(call, swapsTopic(userId));
}
