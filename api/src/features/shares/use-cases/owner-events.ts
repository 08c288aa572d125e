import { type Call, requireMember } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import { listOwnerIds } from './list-owner-ids';

/** What owners and administrators hear of properties. */
type Subject = 'calendar' | 'draft';

/** A topic for each owner, never a filter over all, and one for administrators. */
const topicOf = (subject: Subject, listener: number | 'administrators') => `${subject}:${listener}`;

/** Tells the administrators and whoever owns a share in the property at this moment. */
export async function tellOwners<Event extends { propertyId: number }>(
  transaction: Transaction,
  subject: Subject,
  event: Event,
): Promise<void> {
  const owners = await listOwnerIds(transaction, event.propertyId);
  publishToOwners(transaction, subject, { owners, event });
}

/** The same for a caller that has just read who owns the shares; an id may come more than once. */
export function publishToOwners<Event extends { propertyId: number }>(
  transaction: Transaction,
  subject: Subject,
  { owners, event }: { owners: readonly number[]; event: Event },
): void {
  for (const listener of [...new Set(owners), 'administrators' as const]) {
    transaction.emit(topicOf(subject, listener), event);
  }
}

/**
 * What happens in my properties, in an administrator's session in all. The topic is the session's;
 * each event is told to those alone who own a share when it happens, and a session that may no
 * longer administer is closed with its sockets, so that rights are as of now.
 */
export function watchProperties<Event extends object>(
  call: Call,
  subject: Subject,
): AsyncIterable<Event> {
  const { userId, isAdminSession } = requireMember(call);
  return call.app.bus.stream<Event>(topicOf(subject, isAdminSession ? 'administrators' : userId));
}
