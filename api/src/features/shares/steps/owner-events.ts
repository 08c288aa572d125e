import { type Call, requireMember } from '../../../kit/call';
import type { Transaction } from '../../../kit/database/database';
import type { Topic } from '../../../kit/events/topic';
import { listOwnerIds } from './list-owner-ids';

/** Who hears of properties: an owner, by id, of their own, or the administrators, of all. */
export type PropertyListener = number | 'administrators';

/** A subject's topic for each listener. */
type TopicOf<Event extends object> = (listener: PropertyListener) => Topic<Event>;

/** Publishes to administrators and to all who own a share in the property at this moment. */
export async function publishToOwners<Event extends { propertyId: number }>(
  transaction: Transaction,
  topicOf: TopicOf<Event>,
  event: NoInfer<Event>,
): Promise<void> {
  const owners = await listOwnerIds(transaction, event.propertyId);
  publishTo(transaction, topicOf, { owners, event });
}

/** The same for a caller that has just read who owns the shares; an id may come more than once. */
export function publishTo<Event extends { propertyId: number }>(
  transaction: Transaction,
  topicOf: TopicOf<Event>,
  { owners, event }: { owners: readonly number[]; event: NoInfer<Event> },
): void {
  for (const listener of [...new Set(owners), 'administrators' as const]) {
    transaction.publish(topicOf(listener), event);
  }
}

/**
 * What happens in my properties, in an administrator's session in all. The topic is the session's;
 * each event goes to those alone who own a share when it happens, and a session that may no
 * longer administer is closed with its sockets, so that rights are as of now.
 */
export function watchProperties<Event extends object>(
  call: Call,
  topicOf: TopicOf<Event>,
): AsyncIterable<Event> {
  const { userId, isAdminSession } = requireMember(call);
  return call.app.bus.stream(topicOf(isAdminSession ? 'administrators' : userId));
}
