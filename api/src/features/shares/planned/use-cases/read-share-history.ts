import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { FORMER_OWNER } from '../../../../core/privacy/personal-data';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { fullName } from '../../../auth/user.columns';
import type { ShareMembersArgs } from '../../members/share-members.inputs';
import type { ShareHistory } from '../planned-handover.types';

const READ = statement(
  'share-history',
  `select s.id as "shareId",
      (select coalesce(json_agg(json_build_object(
          'userId', case when person.deleted_at is null then person.id end,
          'name', coalesce(${fullName('person')}, '${FORMER_OWNER}'),
          'firstDay', nullif(t.starts_on, '-infinity')::text, 'lastDay', (t.ends_on - 1)::text)
          order by t.starts_on desc), '[]')
        from tenures t left join users person on person.id = t.user_id
        where t.share_id = s.id) as tenures,
      (select json_build_object('userId', plan.user_id, 'name', ${fullName('receiver')},
          'day', plan.day, 'kind', plan.kind, 'reason', plan.reason)
        from planned_handovers plan join users receiver on receiver.id = plan.user_id
        where plan.share_id = s.id and plan.status = 'PLANNED') as planned
    from shares s where s.id = $1`,
);

/** Returns who has held a share, and to whom it passes; administrators only. */
export async function readShareHistory(
  call: RequestContext,
  { shareId }: ShareMembersArgs,
): Promise<ShareHistory> {
  requireAdministrator(call);
  const [history] = await read(call.app, READ, [shareId]);
  if (!history) throw new AppError('NOT_FOUND', 'There is no such share.', 'shareId');
  return history;
}
