import { type RequestContext, requireMember } from '../request-context';
import type { Topic } from './event-bus';

/** Subscribes a caller to a topic; one who asked for it is notified of events just before. */
export function watch<Payload extends object>(
  call: RequestContext,
  topic: Topic<Payload>,
): AsyncIterableIterator<Payload> {
  const { bus } = call.app;
  if (bus.mayHaveHadEvent(topic)) call.onEarlierEvents?.();
  return bus.stream(topic);
}

/** Subscribes the caller to a topic of their own: that of the session's user, never of an argument. */
export const watchOwn =
  <Event extends object>(topicOf: (userId: number) => Topic<Event>) =>
  (call: RequestContext): AsyncIterable<Event> =>
    watch(call, topicOf(requireMember(call).userId));
