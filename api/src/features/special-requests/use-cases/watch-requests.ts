import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';
import {
  type AdminSpecialRequestEvent,
  ALL_REQUESTS,
  type MySpecialRequestChange,
  type RequestBusEvent,
} from '../request.events';
import { requireRequestsAdministrator } from '../special-request.policy';
import { findRequestOf } from '../steps/stored-request';

/** Returns a change with the request as the requester currently sees it. */
export async function myRequestChange(
  call: RequestContext,
  event: RequestBusEvent,
): Promise<MySpecialRequestChange> {
  const { userId } = requireMember(call);
  return { ...event, request: await findRequestOf(call, { id: event.id, userId }) };
}

/**
 * Subscribes to all requests. A session that loses the administrator right is closed with its
 * sockets.
 */
export function watchAllRequests(call: RequestContext): AsyncIterable<AdminSpecialRequestEvent> {
  requireRequestsAdministrator(call);
  return watch(call, ALL_REQUESTS);
}
