import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { ACTIVITY_ENTRIES, type ActivityView } from '../activity.type';
import { actionSentence } from '../rules';
import { pathOfAction } from '../steps/list-actions-on';

const LATEST = statement(
  'latest-actions',
  `select id, actor_name as "actorName", action, subject, after, at from audit_log
    order by id desc limit ${ACTIVITY_ENTRIES}`,
);

/**
 * Lists the ten latest administrator actions, in plain words and one statement; administrators
 * only.
 */
export async function listLatestActions(call: RequestContext): Promise<ActivityView[]> {
  requireAdministrator(call);
  const actions = await read(call.app, LATEST, []);
  return actions.map((action) => ({
    id: String(action.id),
    at: action.at,
    text: actionSentence(action),
    path: pathOfAction(call.app, action.action),
  }));
}
