import { inTransaction, read, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { AppContext } from '../../../../core/request-context';
import { lockUser, lockUsers } from '../../../auth/steps/lock-user';
import { passingWeeks, queueHandovers } from '../../steps/announce-handover';
import { makeOwner } from '../../steps/change-role';
import { demoteFormerOwners } from '../../steps/demote-former-owner';
import { handoverCarriedOut } from '../planned-handovers.happenings';
import { lockPlannedShares, type PlannedShare } from '../steps/lock-planned-shares';
import { logHandover, tellHandover } from '../steps/tell-handover';

// All that one person gets together is one change, with one notice.
const DUE = statement(
  'due-handovers',
  `select array_agg(plan.share_id order by plan.share_id) as "shareIds"
    from planned_handovers plan where plan.id in (select id from due_handovers)
    group by plan.user_id, plan.planned_by_id, plan.day, plan.kind`,
);

const STILL_DUE = statement(
  'handovers-still-due',
  `select share_id as id from planned_handovers
    where share_id = any($1::bigint[]) and id in (select id from due_handovers)`,
);

const PASS = statement(
  'pass-as-planned',
  `update shares set user_id = $2, version = version + 1, updated_at = now()
    where id = any($1::bigint[])`,
);

async function carryOut(
  app: AppContext,
  transaction: Transaction,
  shareIds: readonly number[],
): Promise<void> {
  const locked = await lockPlannedShares(transaction, shareIds);
  // Another process may have been first.
  const due = (await transaction.query(STILL_DUE, [[...shareIds]])).map(({ id }) => id);
  const shares = locked.filter(({ id }) => due.includes(id));
  const [{ receiverId, day, kind, plannedById } = {} as Partial<PlannedShare>] = shares;
  if (!receiverId || !day || !kind || !plannedById) return;
  const givers = [...new Set(shares.flatMap(({ memberIds }) => memberIds))];
  await lockUsers(transaction, [receiverId, ...givers]);
  const user = await lockUser(transaction, receiverId);
  const weeks = await passingWeeks(transaction, due, day);
  await transaction.query(PASS, [due, receiverId]);
  await makeOwner({ app }, transaction, user);
  const news = { receiverId, shares, weeks, day, handover: kind };
  await logHandover({ app }, transaction, handoverCarriedOut, { ...news, byId: plannedById });
  await tellHandover({ app }, transaction, 'handover.done', news);
  await demoteFormerOwners({ app }, transaction, givers);
  await queueHandovers(transaction, due, []);
}

const UNTOLD = statement(
  'untold-ends-of-handovers',
  `select share_id as "shareId", array_agg(user_id order by id) as "receiverIds"
    from planned_handovers where not is_told group by share_id order by share_id limit 50`,
);

// The database ends a plan if the share leaves its owners before, or the new owner is deleted or
// joins them.
const TELL = statement(
  'tell-ends-of-handovers',
  `update planned_handovers plan set is_told = true from shares s, properties p, users receiver
    where plan.share_id = $1 and plan.user_id = any($2::bigint[]) and not plan.is_told
      and s.id = plan.share_id and p.id = s.property_id and receiver.id = plan.user_id
    returning s.id, p.id as "propertyId", p.name as "propertyName",
      s.share_number as "shareNumber", plan.user_id as "receiverId", plan.day::text as day,
      plan.kind, receiver.deleted_at is not null as "isDeleted", array(select member.user_id from share_members member
        where member.share_id = s.id
          and (receiver.deleted_at is not null or is_member(s.id, receiver.id))) as "memberIds"`,
);

/** Locks a share, then people, then its plans, as every change of them does. */
async function tellEnds(
  app: AppContext,
  transaction: Transaction,
  shareId: number,
  receiverIds: readonly number[],
): Promise<void> {
  const [locked] = await lockPlannedShares(transaction, [shareId]);
  await lockUsers(transaction, [...receiverIds, ...(locked?.memberIds ?? [])]);
  const ended = await transaction.query(TELL, [shareId, [...receiverIds]]);
  for (const { receiverId, day, kind, isDeleted, ...share } of ended) {
    const news = { receiverId, day, handover: kind, shares: [share], weeks: [] };
    await tellHandover({ app }, transaction, 'handover.ended', news);
    if (!isDeleted) await demoteFormerOwners({ app }, transaction, [receiverId]);
    await queueHandovers(transaction, [share.id], []);
  }
}

/** Runs the work in a transaction of its own: what fails is reported, and holds up nothing else. */
const settle = (app: AppContext, what: string, work: (it: Transaction) => Promise<void>) =>
  inTransaction(app, work).catch((error: unknown) => app.outage.report(error, what));

/**
 * Passes the shares whose planned day has begun at their house, and notifies those concerned of
 * plans that the database has ended. Any number of processes may run it, and after a downtime it
 * makes up for what was due.
 */
export async function settleHandovers(app: AppContext): Promise<void> {
  for (const { shareIds } of await read(app, DUE, [])) {
    const what = `Shares ${shareIds.join()} could not pass as planned`;
    await settle(app, what, (transaction) => carryOut(app, transaction, shareIds));
  }
  for (const { shareId, receiverIds } of await read(app, UNTOLD, [])) {
    const what = `No one could be notified that a plan of share ${shareId} ended`;
    await settle(app, what, (transaction) => tellEnds(app, transaction, shareId, receiverIds));
  }
}
