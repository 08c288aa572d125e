import type { Transaction } from '../../../core/database/database';
import type { AdminArea } from '../admin-event.type';
import { ADMINISTRATORS } from '../audit.events';

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
