import type { RequestContext } from '../request-context';
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
