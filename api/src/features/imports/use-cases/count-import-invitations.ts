import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { REMIND_HOURS } from '../../invitations/rules';
import type { ImportIdArgs } from '../import.inputs';
import type { ImportInvitationsView } from '../import.types';

// As when they are invited: not without an address, and at most once a day.
const COUNT = statement(
  'count-import-invitations',
  `select count(*)::int as total,
      count(*) filter (where not has_access)::int as "withoutAccess",
      count(*) filter (where not has_access and not is_recent)::int as "canBeInvited",
      count(invited_at)::int as invited, max(invited_at) as "invitedAt"
    from (
      select u.password_hash is not null as has_access,
        coalesce(i.invited_at, waiting.since) as invited_at,
        waiting.since is not null or (i.used_at is null
          and i.invited_at > now() - interval '${REMIND_HOURS} hours') is true as is_recent
      from import_users made join users u on u.id = made.user_id
      left join invitations i on i.user_id = u.id
      left join lateral (
        select max(run.created_at) as since from invitation_recipients x
        join invitation_runs run on run.id = x.run_id
        where x.user_id = u.id and x.outcome is null
      ) waiting on true
      where made.job_id = $1 and u.deleted_at is null and u.email is not null
    ) facts`,
);

/** Counts which users of an import have access, or an invitation; administrators only. */
export async function countImportInvitations(
  call: RequestContext,
  { id }: ImportIdArgs,
): Promise<ImportInvitationsView> {
  requireAdministrator(call);
  const [counted] = await read(call.app, COUNT, [id]);
  if (!counted) throw new Error('Invitations were not counted.');
  return counted;
}
