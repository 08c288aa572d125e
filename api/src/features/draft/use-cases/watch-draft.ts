import type { Call } from '../../../kit/call';
import { watchProperties } from '../../shares/steps/owner-events';
import { type DraftEvent, draftTopic } from '../draft.events';

/** What happens in the drafts of my properties, in an administrator's session of all. */
export function watchDrafts(call: Call): AsyncIterable<DraftEvent> {
  return watchProperties(call, draftTopic);
}
