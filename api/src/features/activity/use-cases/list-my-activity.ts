import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { ActivityView } from '../../audit/activity.type';
import { MY_ACTIVITY } from '../activity.columns';
import { activityPath, activitySentence, type Happening } from '../rules';

const LATEST = statement('my-activity', MY_ACTIVITY);

/**
 * Lists the ten latest events that concern the caller or their properties, in one statement, from
 * the stored weeks, swaps, drafts, documents, rotations and requests.
 */
export async function listMyActivity(call: RequestContext): Promise<ActivityView[]> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, LATEST, [userId]);
  return rows.map(({ kind, id, at, facts, ...place }) => {
    const happening = { ...facts, kind } as Happening;
    return {
      id: `${kind}-${id}`,
      at,
      text: activitySentence(happening, place),
      path: activityPath(happening, place),
    };
  });
}
