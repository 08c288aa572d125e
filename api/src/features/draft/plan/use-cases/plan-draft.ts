import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { lockRow } from '../../../../core/database/lock-row';
import { statement } from '../../../../core/database/statement';
import { AppError, requireVersion } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { append, appendToChain, lockChain } from '../../../chain/steps/append-to-chain';
import { Property } from '../../../properties/property.entity';
import { lockProperty } from '../../../properties/steps/lock-property';
import { orderIn } from '../../../rotation/rules';
import { rotationOf } from '../../../rotation/steps/rotation-of';
import { openYear } from '../../../weeks/steps/open-year';
import { refuseAgreed } from '../../agreed/steps/refuse-agreed';
import { Draft } from '../../draft.entities';
import { draftDropped, draftPlanned } from '../../draft.happenings';
import type { DropDraftArgs, PlanDraftInput } from '../../draft.inputs';
import { type DraftView, TurnOrder } from '../../draft.types';
import { DraftStatus } from '../../draft-status';
import type { DraftRules } from '../../rules';
import { draftSubject } from '../../steps/draft-subject';
import { readDraftOf } from '../../steps/draft-view';

/** Two days, enough for an owner who reads email once a day. */
const WINDOW_SECONDS = 48 * 3600;

/** The rules of a plan, with defaults for what it leaves out. */
export function rulesOf(input: Partial<PlanDraftInput>, weeksPerShare: number): DraftRules {
  const { rounds = weeksPerShare, order = TurnOrder.SERPENTINE, windowSeconds } = input;
  const { holidayCap = 1, peakCap = null } = input;
  return {
    version: 1,
    rounds,
    order,
    windowSeconds: windowSeconds ?? WINDOW_SECONDS,
    holidayCap,
    peakCap,
  };
}

/** Locks the plan of a year before anything else of the property, as the clock does. */
function lockPlan({ manager }: Transaction, { propertyId, year }: PlanDraftInput) {
  const lock = { mode: 'pessimistic_write' as const };
  return manager.findOne(Draft, { where: { propertyId, year }, lock });
}

const planned = (year: number) =>
  new AppError('CONFLICT', `Someone else has just planned ${year}.`, 'year');

function requireReplaceable(plan: Draft, { year, version }: PlanDraftInput): void {
  if (plan.status !== DraftStatus.PLANNED) {
    throw new AppError('CONFLICT', `The draft of ${year} has been opened already.`, 'year');
  }
  // Without a version, a plan is made but never replaced.
  if (version == null) throw planned(year);
  requireVersion('draft', plan, version);
}

/** Refuses a year that is over at the house: a mistyped one would stand in the list of drafts. */
function requireComing(year: number, { timeZone }: Property): void {
  const now = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format());
  if (year >= now) return;
  throw new AppError('BAD_USER_INPUT', `The year ${year} is over.`, 'year');
}

/** The rotation by which a year is planned: from now on it is fixed who takes part. */
async function plannedRotation({ query }: Transaction, { propertyId, year }: PlanDraftInput) {
  const { rotation, settingId } = orderIn(await rotationOf(query, propertyId), year);
  const { kind, baseYear, queue } = rotation;
  return {
    ...{ rotationKind: kind, rotationBaseYear: baseYear, rotationQueue: [...queue] },
    rotationChangeId: settingId,
  };
}

type Plan = Pick<Draft, 'propertyId' | 'year' | 'rules' | 'opensAt' | 'wakesAt'> &
  Awaited<ReturnType<typeof plannedRotation>>;

/** Stores the first plan of a year; CONFLICT for the slower of two administrators. */
async function addPlan({ manager }: Transaction, plan: Plan): Promise<number> {
  const made = await manager
    .createQueryBuilder()
    .insert()
    .into(Draft)
    .values(plan)
    .orIgnore()
    .returning('id')
    .execute();
  const [row]: { id: number }[] = made.raw;
  if (row) return row.id;
  throw planned(plan.year);
}

// Read after the insert, which waits for a plan of this year that is being deleted.
const TAKE_REHEARSALS = statement(
  'take-rehearsals-of-year',
  `update drafts d set rehearsals = y.rehearsals from property_years y
    where d.id = $1 and y.property_id = d.property_id and y.year = d.year`,
);

const KEEP_REHEARSALS = statement(
  'keep-rehearsals-of-year',
  'update property_years set rehearsals = $3 where property_id = $1 and year = $2',
);

/** When a draft opens automatically; null if it is opened manually. */
function openingTime({ opensAt }: PlanDraftInput): Date | null {
  if (opensAt == null) return null;
  const time = new Date(opensAt);
  if (!Number.isNaN(time.getTime())) return time;
  throw new AppError('BAD_USER_INPUT', 'opensAt must be a valid date and time.', 'opensAt');
}

/**
 * Plans the draft of a property and year, or changes its plan before it opens (CONFLICT afterwards,
 * and without its current version); administrators only.
 */
export async function planDraft(call: RequestContext, input: PlanDraftInput): Promise<DraftView> {
  const { userId: by } = requireAdministrator(call);
  const { propertyId, year } = input;
  const id = await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const property = await manager.findOneBy(Property, { id: propertyId });
    if (!property) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
    const found = await lockPlan(transaction, input);
    if (found) requireReplaceable(found, input);
    else {
      requireComing(year, property);
      await lockProperty(transaction, propertyId);
      await refuseAgreed(transaction, input);
    }
    const opensAt = openingTime(input);
    const rules = rulesOf(input, property.weeksPerShare);
    const before = found && { rules: found.rules, opensAt: found.opensAt };
    const end = await lockChain(transaction, propertyId);
    const rotation = await plannedRotation(transaction, input);
    const { rotationKind: kind, rotationBaseYear: baseYear, rotationQueue: queue } = rotation;
    await append(transaction, end, {
      ...{ kind: 'PLANNED', year, rotation: { kind, baseYear, queue }, by },
    });
    // Why it could not open stays until it has a time again.
    const times = { opensAt, wakesAt: opensAt, ...(opensAt && { problem: null }) };
    const plan = { propertyId, year, rules, ...times, ...rotation };
    const draftId = found?.id ?? (await addPlan(transaction, plan));
    if (found) await manager.save(Draft, { ...found, ...plan });
    else await transaction.query(TAKE_REHEARSALS, [draftId]);
    await happened(call, transaction, draftPlanned, {
      subject: draftSubject({ id: draftId, year, propertyName: property.name }),
      before,
      after: { rules, opensAt },
      id: propertyId,
      propertyId,
    });
    return draftId;
  });
  return readDraftOf(call, id);
}

/**
 * Deletes a plan; CONFLICT once the draft has been opened. The year keeps the number of its
 * rehearsals for the next plan. Administrators only.
 */
export async function dropDraft(call: RequestContext, args: DropDraftArgs): Promise<boolean> {
  const { draftId, version } = args;
  const { userId: by } = requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const refusal = () => new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');
    const draft = await lockRow(transaction, Draft, { id: draftId }, refusal);
    if (draft.status !== DraftStatus.PLANNED) {
      throw new AppError('CONFLICT', 'A draft that has been opened cannot be deleted.', 'draftId');
    }
    if (version !== undefined) requireVersion('draft', draft, version);
    const { rules, opensAt, propertyId, year, rehearsals } = draft;
    await appendToChain(transaction, propertyId, { kind: 'DROPPED', year, by });
    await manager.delete(Draft, { id: draftId });
    if (rehearsals > 0) {
      await openYear(manager, { propertyId, year });
      await transaction.query(KEEP_REHEARSALS, [propertyId, year, rehearsals]);
    }
    await happened(call, transaction, draftDropped, {
      subject: `Draft ${draftId}, property ${propertyId}, ${year}`,
      before: { rules, opensAt },
      id: propertyId,
    });
  });
  return true;
}
