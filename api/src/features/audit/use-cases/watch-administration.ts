import { watch } from '../../../core/events/watch';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { AdminEvent } from '../admin-event.type';
import { ADMINISTRATORS } from '../audit.ways';

/**
 * Subscribes an administrator to changes. A session that loses the right is closed with its
 * sockets.
 */
export function watchAdministration(call: RequestContext): AsyncIterable<AdminEvent> {
  requireAdministrator(call);
  return watch(call, ADMINISTRATORS);
}
