import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import { userDeleted, userErased } from '../../people/people.happenings';
import { eraseUser } from '../../people/steps/erase-user';
import { announceLeaving } from '../../shares/members/steps/announce-leaving';
import { shareRemoved } from '../../shares/shares.happenings';
import { queueHandovers } from '../../shares/steps/announce-handover';
import { demoteFormerOwners } from '../../shares/steps/demote-former-owner';
import { shareSubject } from '../../shares/steps/give-share';
import { leaveShares } from '../../shares/steps/leave-shares';
import { membersOf } from '../../shares/steps/members-of';
import { announceWeeks } from '../../weeks/steps/announce-weeks';
import type { ImportIdArgs } from '../import.inputs';
import type { ImportJobView, ImportTakeBack } from '../import.types';
import { ImportStatus } from '../import-status';
import { importTakenBack, sharesTakenBack } from '../imports.happenings';
import { importSubject, lockJob, readJob } from '../steps/read-job';
import { setProgress } from '../steps/set-progress';
import { lockEffects, type TakeBackPlan, takeBackPlan } from '../steps/take-back-plan';

// As closeBooking, of all at once.
const WITHDRAW = statement(
  'withdraw-imported-weeks',
  `update bookings set released_at = now(), not_maintenance = null, updated_at = now(),
      version = version + 1
    where id in (select booking_id from import_effects where job_id = $1) returning id`,
);

const OWNERS = statement(
  'owners-of-import',
  `select e.user_id as "userId", s.id as "shareId", s.share_number as "shareNumber",
      p.id as "propertyId", p.name as "propertyName", u.password_hash is not null as "hasAccess"
    from import_effects e join shares s on s.id = e.share_id
    join properties p on p.id = s.property_id join users u on u.id = e.user_id
    where e.job_id = $1 order by s.id, e.id desc`,
);

type Owner = Row<'owners-of-import'>;

interface TakingBack {
  byId: number;
  job: ImportJobView;
  reason: string;
}

/** Opens the weeks that an import gave, and notifies those who held them. */
async function withdrawWeeks(
  call: RequestContext,
  transaction: Transaction,
  { byId, job, reason }: TakingBack,
): Promise<void> {
  const released = await transaction.query(WITHDRAW, [job.id]);
  const bookingIds = released.map(({ id }) => id);
  if (bookingIds.length === 0) return;
  await announceWeeks(call, transaction, { way: 'withdrawn', byId, reason, bookingIds });
}

/** The items of each key, in their order. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Item[][] {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** Ends the parts of some owners in one share; returns them if it is vacant then. */
async function leaveShare(
  call: RequestContext,
  transaction: Transaction,
  owners: readonly Owner[],
  reason: string,
): Promise<readonly Owner[]> {
  const [{ shareId, shareNumber, propertyId, propertyName }] = owners as [Owner];
  const leaving = owners.map(({ userId }) => userId);
  const members = await membersOf(transaction, shareId);
  const isVacated = members.every((id) => leaving.includes(id));
  const subject = shareSubject({ property: { id: propertyId, name: propertyName }, shareNumber });
  for (const userId of leaving) {
    const passed = await leaveShares(transaction, { userId, shareIds: [shareId] });
    if (!isVacated) await announceLeaving(call, transaction, { userId, shareId, passed });
    else {
      const change = { before: { userId }, after: { userId: null, reason } };
      await happened(call, transaction, shareRemoved, { subject, ...change });
    }
  }
  return isVacated ? owners : [];
}

/** One notice for each person and house, of the shares that are vacant now. */
function announceVacant(
  call: RequestContext,
  transaction: Transaction,
  vacated: readonly Owner[],
  { byId, reason }: TakingBack,
): Promise<void> {
  const notified = vacated.filter(({ hasAccess }) => hasAccess);
  const notices = grouped(notified, (it) => `${it.userId} ${it.propertyId}`).map((of) => {
    const [{ userId, propertyId }] = of as [Owner];
    const facts = { shares: of.map(({ shareNumber }) => shareNumber), reason };
    return { kind: 'share.taken' as const, userId, propertyId, byId, facts };
  });
  return happened(call, transaction, sharesTakenBack, notices);
}

/** Takes the shares that an import gave from its owners, last ones first. */
async function takeShares(
  call: RequestContext,
  transaction: Transaction,
  taking: TakingBack,
  { leaving }: TakeBackPlan,
): Promise<void> {
  const owners = await transaction.query(OWNERS, [taking.job.id]);
  const vacated: Owner[] = [];
  for (const ofShare of grouped(owners, ({ shareId }) => shareId)) {
    vacated.push(...(await leaveShare(call, transaction, ofShare, taking.reason)));
  }
  await queueHandovers(
    transaction,
    vacated.map(({ shareId }) => shareId),
  );
  await announceVacant(call, transaction, vacated, taking);
  const staying = owners.map(({ userId }) => userId).filter((id) => !leaving.includes(id));
  await demoteFormerOwners(call, transaction, [...new Set(staying)]);
  for (const id of leaving) {
    await eraseUser(call, transaction, id);
    await happened(call, transaction, userDeleted, { subject: `User ${id}, ${FORMER_OWNER}` });
    await happened(call, transaction, userErased, { userId: id });
  }
}

/** Shows what taking back an import would undo; administrators only. */
export async function previewTakeBack(
  call: RequestContext,
  job: ImportJobView,
): Promise<ImportTakeBack> {
  requireAdministrator(call);
  const plan = await inTransaction(call.app, (transaction) => takeBackPlan(transaction, job));
  const { leaving: _, ...preview } = plan;
  return preview;
}

/**
 * Takes back an import as a whole: its weeks become open, its owners lose the shares that it gave
 * them, and its people who never signed in are erased. CONFLICT if something was built on it since.
 * Administrators only, who give their password again.
 */
export async function takeBackImport(
  call: RequestContext,
  { id }: ImportIdArgs,
): Promise<ImportJobView> {
  const { userId: byId } = requireAdministrator(call);
  requireRecentPassword(call);
  await inTransaction(call.app, async (transaction) => {
    const job = await lockJob(transaction, id);
    await lockEffects(transaction, id);
    const plan = await takeBackPlan(transaction, job);
    if (plan.problem) throw new AppError('CONFLICT', plan.problem, 'id');
    const taking = { byId, job, reason: 'The import was taken back' };
    await withdrawWeeks(call, transaction, taking);
    await takeShares(call, transaction, taking, plan);
    const { status: from, rowsDone } = job;
    const status = ImportStatus.TAKEN_BACK;
    await setProgress(call.app, transaction, { id, rowsDone, from, status });
    const { shares, weeks, people } = plan;
    await happened(call, transaction, importTakenBack, {
      id,
      subject: importSubject(job),
      after: { shares, weeks, people },
    });
  });
  return readJob(call.app, id);
}
