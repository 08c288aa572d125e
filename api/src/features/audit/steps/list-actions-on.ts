import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { ACTIVITY_ENTRIES, type ActivityView } from '../activity.type';
import { actionSentence } from '../rules';
import { auditAreaOf } from './record-action';

/** The path of the tab that shows what an action was done to. */
export const pathOfAction = (app: AppContext, action: string) =>
  `/admin?tab=${auditAreaOf(app, action)?.tab ?? 'audit'}`;

const TEXT = `folded(actor_name || ' ' || action || ' ' || subject)`;

// A comma or the end follows each id, so that the index audit_log_search finds whole numbers.
const ON = statement(
  'actions-on',
  `select entry.id, entry."actorName", entry.action, entry.subject, entry.after, entry.at
    from unnest($1::text[]) as named(subject) cross join lateral (
      select id, actor_name as "actorName", action, subject, after, at from audit_log
      where (${TEXT} like '%' || named.subject || ',%' or ${TEXT} like '%' || named.subject)
        and subject ~* ('\\m' || named.subject || '\\M')
    ) entry
    order by entry.id desc limit ${ACTIVITY_ENTRIES}`,
);

/**
 * Lists the ten latest administrator actions on items as the log names them ('property 12'), in
 * lower case, in one statement. The caller has checked that an administrator asks.
 */
export async function listActionsOn(
  app: AppContext,
  subjects: readonly string[],
): Promise<ActivityView[]> {
  const actions = await read(app, ON, [subjects]);
  return actions.map((action) => ({
    id: String(action.id),
    at: action.at,
    text: actionSentence(action),
    path: pathOfAction(app, action.action),
  }));
}
