import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import type { InvitationRunArgs } from '../invitation.inputs';
import type { InvitationRunView } from '../invitation.types';

const FIND = statement(
  'invitation-run',
  `select r.id, r.created_at as "createdAt", count(x.user_id)::int as total,
      count(*) filter (where x.outcome = 'SENT')::int as sent,
      count(x.user_id) filter (where x.outcome is null)::int as waiting
    from invitation_runs r left join invitation_recipients x on x.run_id = r.id
    where r.id = coalesce($1, (select max(id) from invitation_runs)) group by r.id`,
);

const LEFT_OUT = statement(
  'left-out-of-invitation-run',
  `select x.user_id as "userId", u.first_name || ' ' || u.last_name as name, x.outcome
    from invitation_recipients x join users u on u.id = x.user_id
    where x.run_id = $1 and x.outcome <> 'SENT' order by x.user_id limit 20`,
);

/** Reads a run, or the latest, for callers that have already checked the permission. */
export async function readRun(app: AppContext, id?: number): Promise<InvitationRunView | null> {
  const [run] = await read(app, FIND, [id ?? null]);
  if (!run) return null;
  const leftOut = await read(app, LEFT_OUT, [run.id]);
  const { smtpUrl, isCaptured } = app.mail;
  return { ...run, leftOut, hasServer: Boolean(smtpUrl), isCaptured };
}

/**
 * Returns how far invitations are that were sent together; null if there never were any.
 * Administrators only.
 */
export async function findInvitationRun(
  call: RequestContext,
  { id }: InvitationRunArgs,
): Promise<InvitationRunView | null> {
  requireAdministrator(call);
  const run = await readRun(call.app, id);
  if (!run && id !== undefined) {
    throw new AppError('NOT_FOUND', 'There are no such invitations.', 'id');
  }
  return run;
}
