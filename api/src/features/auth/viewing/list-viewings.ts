import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { AccountViewing } from '../auth.types';
import { fullName } from '../user.columns';

const LIST = statement(
  'viewings-of-me',
  `select v.id, ${fullName('viewer')} as "viewerName", v.started_at as "startedAt"
    from viewings v join users viewer on viewer.id = v.viewer_id
    where v.viewed_id = $1 order by v.id desc limit 20`,
);

/** Lists who has viewed the application as the caller, and when: the last 20, newest first. */
export function listViewings(call: RequestContext): Promise<AccountViewing[]> {
  const { userId } = requireMember(call);
  return read(call.app, LIST, [userId]);
}
