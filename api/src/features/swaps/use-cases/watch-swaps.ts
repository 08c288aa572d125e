import { type Call, requireMember } from '../../../kit/call';
import { type SwapEvent, swapsTopic } from '../swap.events';

/** What happens to my swaps from now on; the topic is the session's person, never an argument. */
export function watchSwaps(call: Call): AsyncIterable<SwapEvent> {
  const { userId } = requireMember(call);
  return call.app.bus.stream(swapsTopic(userId));
}
