import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import { lockUser, userSubject } from '../../auth/steps/lock-user';
import type { InviteUsersInput } from '../invitation.inputs';
import type { InvitationRunView } from '../invitation.types';
import { ownersInvited, usersInvited } from '../invitations.happenings';
import { REMIND_HOURS } from '../rules';
import { queueRun } from '../steps/queue-run';
import { readRun } from './find-invitation-run';

const BEGIN = statement(
  'begin-invitation-run',
  'insert into invitation_runs (invited_by) values ($1) returning id',
);

const CHOOSE = statement(
  'choose-invited',
  `insert into invitation_recipients (run_id, user_id, outcome)
    select $1, u.id, case when u.password_hash is not null then 'HAS_PASSWORD'
      when i.used_at is null and i.invited_at > now() - interval '${REMIND_HOURS} hours'
        then 'INVITED_RECENTLY' end
    from users u left join invitations i on i.user_id = u.id
    where u.deleted_at is null and u.email is not null and u.id in (
      select unnest($2::bigint[])
      union all select user_id from import_users where job_id = $3
      union all select id from users where $4 and deleted_at is null and password_hash is null)
    returning user_id as "userId", outcome`,
);

/** The most users whose own logs show an invitation; larger runs are logged without their users. */
const MOST_NAMED = 100;

// Anyone with an invitation could choose in the owner's place, so all owners of the house see it.
const DRAFTING_HOUSES = statement(
  'drafting-houses-of-invited',
  `select p.id, p.name, array_agg(distinct s.user_id) as "userIds"
    from held_shares s join properties p on p.id = s.property_id
    where s.user_id = any($1::bigint[]) and exists (
      select from drafts d where d.property_id = p.id and d.status <> 'ENDED')
    group by p.id`,
);

/** Logs for each house with a draft which of its owners are invited. */
async function recordOwners(
  call: RequestContext,
  transaction: Transaction,
  invited: readonly number[],
): Promise<void> {
  for (const { id, name, userIds } of await transaction.query(DRAFTING_HOUSES, [invited])) {
    await happened(call, transaction, ownersInvited, {
      subject: `Property ${id}, ${name}`,
      after: { userIds },
      userIds,
    });
  }
}

/** Chooses who is invited; NOT_FOUND if that is no one, BAD_USER_INPUT unless one field says so. */
async function chooseRecipients(
  transaction: Transaction,
  runId: number,
  { userIds, importId, everyone = false }: InviteUsersInput,
) {
  if ([userIds !== undefined, importId !== undefined, everyone].filter(Boolean).length !== 1) {
    const sentence = 'Please choose users, an import or everyone without a password.';
    throw new AppError('BAD_USER_INPUT', sentence, 'userIds');
  }
  const values = [runId, userIds ?? [], importId ?? 0, everyone] as const;
  const chosen = await transaction.query(CHOOSE, values);
  if (chosen.length === 0) {
    throw new AppError(
      'NOT_FOUND',
      'There is no one to invite.',
      importId ? 'importId' : 'userIds',
    );
  }
  return chosen;
}

/**
 * Invites users without a password by email: one, several, those of an import, or all. A job writes
 * the emails, so that any number can be invited; users who have a password or were invited within
 * a day are left out. Administrators only, who give their password again.
 */
export async function inviteUsers(
  call: RequestContext,
  input: InviteUsersInput,
): Promise<InvitationRunView> {
  const { userId } = requireAdministrator(call);
  requireRecentPassword(call);
  const runId = await inTransaction(call.app, async (transaction) => {
    const [run] = await transaction.query(BEGIN, [userId]);
    if (!run) throw new Error('Invitations were not begun.');
    const chosen = await chooseRecipients(transaction, run.id, input);
    const invited = chosen.filter(({ outcome }) => outcome === null);
    if (invited.length > 0) await queueRun(transaction, run.id);
    const [first, ...others] = chosen;
    const only = others.length === 0 ? await lockUser(transaction, first?.userId ?? 0) : null;
    await happened(call, transaction, usersInvited, {
      subject: only ? userSubject(only) : `Invitations ${run.id}, ${chosen.length} users`,
      after: { invited: invited.length, leftOut: chosen.length - invited.length },
      userIds: chosen.length > MOST_NAMED ? [] : chosen.map(({ userId }) => userId),
    });
    await recordOwners(
      call,
      transaction,
      invited.map(({ userId }) => userId),
    );
    return run.id;
  });
  const view = await readRun(call.app, runId);
  if (!view) throw new Error('Invitations are missing.');
  return view;
}
