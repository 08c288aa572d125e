import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import type { ActivityView } from '../../audit/activity.type';
import { MY_ACTIVITY } from '../activity.columns';
import { activityPath, activitySentence, type Happening, type Place } from '../rules';

const LATEST = { name: 'my-activity', text: MY_ACTIVITY };

interface Row extends Place {
  kind: Happening['kind'];
  id: number;
  at: Date;
  facts: object;
}

/**
 * What happened lately to me and in the houses that I hold shares in: ten entries in one statement,
 * made of what is stored of weeks, swaps, drafts, papers, rotations and requests.
 */
export async function listMyActivity(call: Call): Promise<ActivityView[]> {
  const { userId } = requireMember(call);
  const rows = await read<Row>(call.app, LATEST, [userId]);
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
