import type { RequestContext } from '../../../core/request-context';
import { textOf } from '../../../core/rules/sentence';
import { ACTIVITY_ENTRIES, type ActivityView } from '../activity.type';
import { auditAreaOf } from '../audit.ways';
import { readAuditLog } from './read-audit-log';

/** Lists the ten latest administrator actions in sentences; administrators only. */
export async function listLatestActions(call: RequestContext): Promise<ActivityView[]> {
  const { items } = await readAuditLog(call, { first: ACTIVITY_ENTRIES });
  return items.map(({ id, at, action, sentence }) => ({
    id: String(id),
    at,
    text: textOf(sentence),
    sentence,
    path: `/admin?tab=${auditAreaOf(call.app, action)?.tab ?? 'audit'}`,
  }));
}
