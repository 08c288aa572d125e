import { noticesTopic } from '../../../core/audiences/announce';
import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';

/** Subscribes to the caller's notices; the topic is the session's user, never an argument. */
export function watchNotices(call: RequestContext): AsyncIterable<object> {
  const { userId } = requireMember(call);
  return watch(call, noticesTopic(userId));
}
