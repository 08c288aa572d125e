import { type LiveEvent, liveEvent } from '../../../core/audiences/happening';
import type { Topic } from '../../../core/events/event-bus';
import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';

/** The audience of property events: an owner, by id, or the administrators of all properties. */
export type PropertyListener = number | 'administrators';

/** Returns the topic of a subject for one audience. */
type TopicOf<Event extends object> = (listener: PropertyListener) => Topic<Event>;

/**
 * The events for administrators and for the owners of the property, as the caller has just read
 * them; ids may repeat. `ifTooLarge` is sent if the event is too large.
 */
export const ownerEvents = <Event extends { propertyId: number }>(
  topicOf: TopicOf<Event>,
  {
    owners,
    event,
    ifTooLarge,
  }: { owners: readonly number[]; event: NoInfer<Event>; ifTooLarge?: NoInfer<Event> },
): LiveEvent[] =>
  [...new Set(owners), 'administrators' as const].map((listener) =>
    liveEvent(topicOf(listener), event, ifTooLarge),
  );

/**
 * Subscribes to events of the caller's properties; in an administrator's session, of all. The topic
 * is the session's; each event reaches only those who own a share (or stay as a guest) at that
 * moment, and a session that loses the administrator right is closed with its sockets, so rights
 * are always current.
 */
export const watchProperties =
  <Event extends object>(topicOf: TopicOf<Event>) =>
  (call: RequestContext): AsyncIterable<Event> => {
    const { userId, isAdminSession } = requireMember(call);
    return watch(call, topicOf(isAdminSession ? 'administrators' : userId));
  };
