import type { Transaction } from '../../../core/database/database';
import { topic } from '../../../core/events/event-bus';
import type { AdminArea, AdminEvent } from '../admin-event.type';

/** The topic of every change to data that administrators see. */
export const ADMINISTRATORS = topic<AdminEvent>('administrators');

/**
 * Publishes a change in an area to every administrator session; `id` is null if several items
 * changed.
 */
export function publishAdminEvent(
  transaction: Pick<Transaction, 'publish'>,
  area: AdminArea,
  id: number | null = null,
): void {
  transaction.publish(ADMINISTRATORS, { area, id });
}
