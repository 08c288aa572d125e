import { type Call, requireMember } from '../../../kit/call';
import {
  type AdminSpecialRequestEvent,
  ALL_REQUESTS,
  type MySpecialRequestChange,
  type RequestBusEvent,
  requestsTopic,
} from '../request.events';
import { requireRequestsAdministrator } from '../special-request.policy';
import { findRequestOf } from './find-request';

/** Changes of my requests from now on; the topic is the session's person, never an argument. */
export function watchMyRequests(call: Call): AsyncIterable<RequestBusEvent> {
  const { userId } = requireMember(call);
  return call.app.bus.stream(requestsTopic(userId));
}

/** A change with the request as its asker sees it at this moment. */
export async function myRequestChange(
  call: Call,
  event: RequestBusEvent,
): Promise<MySpecialRequestChange> {
  const { userId } = requireMember(call);
  return { ...event, request: await findRequestOf(call, { id: event.id, userId }) };
}

/** What happens to all requests. A session that may no longer administer is closed with its sockets. */
export function watchAllRequests(call: Call): AsyncIterable<AdminSpecialRequestEvent> {
  requireRequestsAdministrator(call);
  return call.app.bus.stream(ALL_REQUESTS);
}
