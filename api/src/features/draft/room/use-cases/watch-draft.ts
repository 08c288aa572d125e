import type { RequestContext } from '../../../../core/request-context';
import { watchProperties } from '../../../shares/steps/owner-events';
import { type DraftEvent, draftTopic } from '../../draft.events';

/**
 * Subscribes to the drafts of the caller's properties; in an administrator's session, of all
 * properties.
 */
export function watchDrafts(call: RequestContext): AsyncIterable<DraftEvent> {
  return watchProperties(call, draftTopic);
}
