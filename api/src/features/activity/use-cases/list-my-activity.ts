import type { Happening, HappeningKind } from '../../../core/audiences/happening';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { ActivityView } from '../../audit/activity.type';
import { MY_ACTIVITY } from '../activity.columns';
import { activityPath, activitySentence, type Event } from '../rules';

/** A happening as the statement returns it. */
type StoredHappening = Happening & { happening: HappeningKind };

const LATEST = statement('my-activity', MY_ACTIVITY);

/**
 * Lists the ten latest events that concern the caller or their properties, in one statement, from
 * the stored weeks, swaps, drafts, documents, rotations and requests.
 */
export async function listMyActivity(call: RequestContext): Promise<ActivityView[]> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, LATEST, [userId]);
  return rows.flatMap(({ kind, id, at, facts, propertyId, propertyName }) => {
    const entry = { id: `${kind}-${id}`, at };
    if (kind === 'NOTICE') {
      const notice = { ...facts, propertyId, propertyName } as StoredHappening;
      const wording = call.app.happenings[notice.happening]?.(notice);
      return wording ? [{ ...entry, text: wording.text, path: wording.path }] : [];
    }
    if (propertyId === null || propertyName === null) return [];
    const event = { ...facts, kind } as Event;
    const place = { propertyId, propertyName };
    return [{ ...entry, text: activitySentence(event, place), path: activityPath(event, place) }];
  });
}
