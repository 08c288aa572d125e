import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { takesPart } from '../../../shares/share.columns';
import type { DraftIdArgs } from '../../draft.inputs';
import type { CommittedList } from '../committed-list.types';

const MINE = statement(
  'my-committed-lists',
  `select c.seq, s.share_number as "shareNumber", c.weeks, c.is_autopilot as "isAutopilot", c.salt
    from list_commitments c join shares s on s.id = c.share_id
    where c.draft_id = $2 and ${takesPart('$1', { share: 's.id', person: 'c.user_id' })}
    order by c.seq, s.share_number`,
);

/**
 * Returns the caller's own wish lists as the log of a draft is committed to them, with their salts;
 * empty for everyone else, administrators included. FORBIDDEN for 72 hours where an administrator gave
 * access to the account.
 */
export async function readCommittedLists(
  call: RequestContext,
  { draftId }: DraftIdArgs,
): Promise<CommittedList[]> {
  const { userId } = requireMember(call);
  await requireOpenLists(call);
  return read(call.app, MINE, [userId, draftId]);
}
