import { type Call, requireMember } from '../../../kit/call';
import { ADMINISTRATORS_TOPIC, type DraftEvent, draftTopic } from '../draft.events';

/**
 * What happens in the drafts of my properties, in an administrator's session of all. The topic is
 * the session's; each event is told to those alone who own a share when it happens.
 */
export function watchDrafts(call: Call): AsyncIterable<DraftEvent> {
  const { userId, isAdminSession } = requireMember(call);
  const topic = isAdminSession ? ADMINISTRATORS_TOPIC : draftTopic(userId);
  return call.app.bus.stream<DraftEvent>(topic);
}
