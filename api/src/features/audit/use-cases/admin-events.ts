import type { Transaction } from '../../../core/database/database';
import { watch } from '../../../core/events/watch';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { AdminArea, AdminEvent } from '../admin-event.type';
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

/**
 * Subscribes an administrator to changes. A session that loses the right is closed with its
 * sockets.
 */
export function watchAdministration(call: RequestContext): AsyncIterable<AdminEvent> {
  requireAdministrator(call);
  return watch(call, ADMINISTRATORS);
}
