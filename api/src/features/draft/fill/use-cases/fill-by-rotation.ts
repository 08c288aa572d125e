import { createHash } from 'node:crypto';
import { why } from '../../../../core/audiences/action';
import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { fullName } from '../../../auth/user.columns';
import type { Property } from '../../../properties/property.entity';
import { lockProperty, propertySubject } from '../../../properties/steps/lock-property';
import { announceWeeks } from '../../../weeks/steps/announce-weeks';
import { bookWeeks } from '../../../weeks/steps/book-weeks';
import { openYear } from '../../../weeks/steps/open-year';
import { yearFilled } from '../../../weeks/weeks.happenings';
import { Draft } from '../../draft.entities';
import type { DraftArgs } from '../../draft.inputs';
import { type DraftRules, fillYear, NEWEST_RULES, openingProblem, readRules } from '../../rules';
import { gatherDetails } from '../../steps/gather-details';
import { lockWeeks } from '../../steps/lock-weeks';
import type { FillByRotationInput } from '../fill.inputs';
import type { FilledShare, RotationFill } from '../fill.types';

const SHARES = statement(
  'shares-to-fill',
  `select s.id, s.share_number as "shareNumber", ${fullName('owner')} as "ownerName",
      (select coalesce(json_agg(json_build_object('week', w.week, 'startDate', w.start_date,
          'endDate', w.end_date, 'season', w.season, 'holiday', w.holiday) order by w.week), '[]')
        from bookings b
        join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
        where b.share_id = s.id and b.year = $2 and b.released_at is null) as held
    from shares s left join users owner on owner.id = s.user_id
    where s.property_id = $1 order by s.share_number`,
);

const OPEN = statement(
  'open-filled-year',
  `update property_years set is_open_for_claims = true, drafted_at = now()
    where property_id = $1 and year = $2`,
);

type Share = Row<'shares-to-fill'>;

/** The rules of the property's latest draft, or the default ones, with a round for each week of a share. */
async function rulesOf(
  { manager }: Transaction,
  { id: propertyId, weeksPerShare }: Property,
): Promise<DraftRules> {
  const latest = await manager.findOne(Draft, { where: { propertyId }, order: { year: 'desc' } });
  const { order, holidayCap, peakCap } = latest
    ? readRules(latest.rules)
    : { order: 'SERPENTINE' as const, holidayCap: 1, peakCap: null };
  const rounds = weeksPerShare;
  return { version: NEWEST_RULES, rounds, order, windowSeconds: 1, holidayCap, peakCap };
}

/** CONFLICT for a year that has a draft, planned or held: its weeks are chosen. */
async function refuseDrafted({ manager }: Transaction, where: DraftArgs): Promise<void> {
  if (!(await manager.existsBy(Draft, { propertyId: where.propertyId, year: where.year }))) return;
  const message = `There is a draft of ${where.year}: its weeks are chosen in turns.`;
  throw new AppError('CONFLICT', message, 'year');
}

/** Allocates a year that has rows; the property stays locked until the transaction ends. */
async function allocate(transaction: Transaction, property: Property, year: number) {
  const { id: propertyId } = property;
  const rules = await rulesOf(transaction, property);
  const facts = await gatherDetails(transaction.query, { propertyId, year, rules });
  const shares = await transaction.query(SHARES, [propertyId, year]);
  const held = new Map(shares.map((share) => [share.shareNumber, share.held.length]));
  const problem = openingProblem({ shares: facts.shares.length, weeks: facts.weeks.length }, year);
  if (problem) throw new AppError('CONFLICT', problem, 'year');
  const picks = fillYear(facts, held);
  if (picks.length === 0) {
    throw new AppError('CONFLICT', `All shares have their weeks of ${year} already.`, 'year');
  }
  return { facts, shares, picks };
}

type Allocated = Awaited<ReturnType<typeof allocate>>;

function fingerprintOf({ picks }: Allocated): string {
  const text = picks.map(({ share, week }) => `${share}:${week}`).join();
  return createHash('sha256').update(text).digest('base64url');
}

/** All weeks of a share, those that it gets among those that it has. */
function filledShare({ facts, picks }: Allocated, share: Share): FilledShare {
  const { shareNumber, ownerName, held } = share;
  const numbers = picks.filter((pick) => pick.share === shareNumber).map(({ week }) => week);
  const weeks = [
    ...held.map((week) => ({ ...week, isNew: false })),
    ...facts.weeks
      .filter(({ week }) => numbers.includes(week))
      .map((week) => ({ ...week, isNew: true })),
  ];
  return { shareNumber, ownerName, weeks: weeks.sort((one, other) => one.week - other.week) };
}

function viewOf(allocated: Allocated): RotationFill {
  const { facts, shares, picks } = allocated;
  const place = ({ shareNumber }: FilledShare) => (facts.shares.indexOf(shareNumber) + 13) % 13;
  const filled = shares.map((share) => filledShare(allocated, share));
  return {
    order: facts.rules.order,
    given: picks.length,
    left: facts.weeks.length - picks.length,
    fingerprint: fingerprintOf(allocated),
    shares: filled
      .filter((it) => it.weeks.length > 0 || facts.shares.includes(it.shareNumber))
      .sort((one, other) => place(one) - place(other)),
  };
}

/**
 * Shows the weeks of a year as its rotation would give them, and changes nothing; administrators
 * only. CONFLICT if the year has a draft, or nothing is left to give.
 */
export async function previewFill(
  call: RequestContext,
  { propertyId, year }: DraftArgs,
): Promise<RotationFill> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    await refuseDrafted(transaction, { propertyId, year });
    await transaction.manager.query('savepoint preview');
    await openYear(transaction.manager, { propertyId, year });
    const fill = viewOf(await allocate(transaction, property, year));
    await transaction.manager.query('rollback to savepoint preview');
    return fill;
  });
}

/**
 * Gives a year's weeks by its rotation without wishes, and opens those that are left; weeks that are
 * held stay. Administrators only, with a reason that all owners can read. CONFLICT if the year has a
 * draft, or its weeks are no longer those that the administrator saw.
 */
export async function fillByRotation(
  call: RequestContext,
  { propertyId, year, fingerprint, reason }: FillByRotationInput,
): Promise<boolean> {
  const { userId: byId } = requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    await refuseDrafted(transaction, { propertyId, year });
    await openYear(transaction.manager, { propertyId, year });
    await lockWeeks(transaction, { propertyId, year });
    const allocated = await allocate(transaction, property, year);
    const { shares, picks, facts } = allocated;
    if (fingerprintOf(allocated) !== fingerprint) {
      const message = `The weeks of ${year} have changed since. Please look at them again.`;
      throw new AppError('CONFLICT', message, 'fingerprint');
    }
    const ids = new Map(shares.map(({ id, shareNumber }) => [shareNumber, id]));
    const bookings = await bookWeeks(
      transaction,
      picks.map(({ share, week }) => ({ propertyId, year, week, shareId: ids.get(share) ?? 0 })),
    );
    if (bookings.length !== picks.length) throw new Error('A locked week has been taken.');
    await transaction.query(OPEN, [propertyId, year]);
    await announceWeeks(call, transaction, { kind: 'weeks.filled', byId, reason, bookings });
    await happened(call, transaction, yearFilled, {
      ...{ id: propertyId, propertyId },
      subject: `${propertySubject(property)}, weeks of ${year}`,
      after: { count: picks.length, order: facts.rules.order, ...why(reason) },
    });
  });
  return true;
}
