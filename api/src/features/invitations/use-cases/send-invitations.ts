import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { usersChanged } from '../../auth/auth.happenings';
import { newInvitationToken } from '../../auth/steps/invitation-token';
import { invitationEmail } from '../invitation.emails';
import type { InvitationOutcome } from '../invitation-outcome';
import { userInvited } from '../invitations.happenings';
import { INVITATION_DAYS, REMIND_HOURS } from '../rules';
import { PROPERTIES, propertiesOf } from '../steps/properties-of';
import { queueRun } from '../steps/queue-run';

/** Emails written per job; each job publishes its progress. */
const BATCH = 250;

// The users' lock lets no address change until the link is stored, which a new address ends.
const TAKE = statement(
  'take-invited',
  `select u.id, u.first_name as "firstName", u.email::text,
      u.password_hash is not null as "hasPassword"
    from invitation_recipients x join users u on u.id = x.user_id
    where x.run_id = $1 and x.outcome is null and u.deleted_at is null and u.email is not null
    order by x.user_id limit ${BATCH} for update of x for share of u`,
);

// A newer link replaces the older one.
const WRITE = statement(
  'write-invitations',
  `insert into invitations (user_id, token_hash, expires_at)
    select given.id, given.hash, now() + make_interval(days => ${INVITATION_DAYS})
    from unnest($1::bigint[], $2::text[]) as given (id, hash) order by given.id
    on conflict (user_id) do update set token_hash = excluded.token_hash, invited_at = now(),
      expires_at = excluded.expires_at, used_at = null, emails = invitations.emails + 1
      where invitations.used_at is not null
        or invitations.invited_at <= now() - make_interval(hours => ${REMIND_HOURS})
    returning user_id as "userId", emails`,
);

const MARK = statement(
  'mark-invited',
  `update invitation_recipients x set outcome = given.outcome
    from unnest($2::bigint[], $3::text[]) as given (id, outcome)
    where x.run_id = $1 and x.user_id = given.id`,
);

/** Stores a link for each user and emails it; returns what was done for each. */
async function invite(
  app: AppContext,
  transaction: Transaction,
  users: Row<'take-invited'>[],
): Promise<InvitationOutcome[]> {
  const ids = users.map(({ id }) => id);
  const free = users.filter(({ hasPassword }) => !hasPassword);
  const tokens = new Map(free.map(({ id }) => [id, newInvitationToken(app)]));
  const hashes = [...tokens.values()].map(({ tokenHash }) => tokenHash);
  const written = await transaction.query(WRITE, [[...tokens.keys()], hashes]);
  const emails = new Map(written.map((it) => [it.userId, it.emails]));
  const properties = await transaction.query(PROPERTIES, [ids]);
  const outcomes: InvitationOutcome[] = [];
  for (const { id, email: to, firstName, hasPassword } of users) {
    const count = emails.get(id);
    if (count === undefined) outcomes.push(hasPassword ? 'HAS_PASSWORD' : 'INVITED_RECENTLY');
    else {
      const link = `${app.appUrl}/invitation?token=${tokens.get(id)?.token}`;
      const invited = { email: to, firstName, link, isReminder: count > 1 };
      const email = invitationEmail({ ...invited, properties: propertiesOf(properties, id) });
      await happened({ app }, transaction, userInvited, email);
      outcomes.push('SENT');
    }
  }
  return outcomes;
}

/**
 * The worker's part: writes the next invitations of a run, and queues the job for those after them
 * in the same transaction. A job that is repeated finds what is left.
 */
export function sendInvitations(app: AppContext, { runId }: { runId: number }): Promise<void> {
  return inTransaction(app, async (transaction) => {
    const users = await transaction.query(TAKE, [runId]);
    if (users.length === 0) return;
    const outcomes = await invite(app, transaction, users);
    await transaction.query(MARK, [runId, users.map(({ id }) => id), outcomes]);
    if (users.length === BATCH) await queueRun(transaction, runId);
    await happened({ app }, transaction, usersChanged, {});
  });
}
