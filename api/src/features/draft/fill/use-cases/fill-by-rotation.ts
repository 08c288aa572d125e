import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import type { Property } from '../../../properties/property.entity';
import { lockProperty } from '../../../properties/steps/lock-property';
import { OWNERS_NAME } from '../../../shares/share.columns';
import { announceWeeks } from '../../../weeks/steps/announce-weeks';
import { bookWeeks } from '../../../weeks/steps/book-weeks';
import { openYear } from '../../../weeks/steps/open-year';
import { refuseAgreed } from '../../agreed/steps/refuse-agreed';
import { Draft } from '../../draft.entities';
import type { DraftArgs, FillByRotationInput } from '../../draft.inputs';
import { inactiveHouse } from '../../plan/steps/prepare-opening';
import { rulesOf } from '../../plan/use-cases/plan-draft';
import { fillYear, openingProblem } from '../../rules';
import { gatherDetails } from '../../steps/gather-details';
import { lockWeeks } from '../../steps/lock-weeks';
import type { RotationFill } from '../fill.types';

const SHARES = statement(
  'shares-to-fill',
  `select s.id, s.share_number as "shareNumber", ${OWNERS_NAME} as "ownerName",
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
  `update property_years set is_open_for_claims = true, drafted_at = coalesce(drafted_at, now())
    where property_id = $1 and year = $2`,
);

/** Locks a property for a year; CONFLICT if the year has a draft, whose weeks are chosen in turns, or is agreed outside. */
async function lockFor(transaction: Transaction, { propertyId, year }: DraftArgs) {
  const property = await lockProperty(transaction, propertyId);
  if (!property.isActive) throw inactiveHouse(property.name, 'propertyId');
  await refuseAgreed(transaction, { propertyId, year });
  if (!(await transaction.manager.existsBy(Draft, { propertyId, year }))) return property;
  const message = `There is a draft of ${year}: its weeks are chosen in turns.`;
  throw new AppError('CONFLICT', message, 'year');
}

/** Allocates a year that has rows, of a locked property, by the rules of its latest draft. */
async function allocate({ manager, query }: Transaction, property: Property, year: number) {
  const { id: propertyId } = property;
  const latest = await manager.findOne(Draft, { where: { propertyId }, order: { year: 'desc' } });
  const { order, holidayCap, peakCap } = latest?.rules ?? {};
  const rules = rulesOf({ order, holidayCap, peakCap }, property.weeksPerShare);
  const facts = await gatherDetails(query, { propertyId, year, rules });
  const shares = await query(SHARES, [propertyId, year]);
  const picks = fillYear(
    facts,
    new Map(shares.map(({ shareNumber, held }) => [shareNumber, held.length])),
  );
  const nothing = `All shares have their weeks of ${year} already.`;
  const counts = { shares: facts.shares.length, weeks: facts.weeks.length };
  const problem = openingProblem(counts, year) ?? (picks.length === 0 ? nothing : null);
  if (problem) throw new AppError('CONFLICT', problem, 'year');
  return { facts, shares, picks, fingerprint: picks.map((it) => `${it.share}:${it.week}`).join() };
}

function viewOf(allocated: Awaited<ReturnType<typeof allocate>>): RotationFill {
  const { facts, shares, picks, fingerprint } = allocated;
  const takers = new Map(picks.map(({ share, week }) => [week, share]));
  const order = [...new Set([...facts.shares, ...shares.map((it) => it.shareNumber)])];
  return {
    ...{ order: facts.rules.order, fingerprint },
    ...{ given: picks.length, left: facts.weeks.length - picks.length },
    shares: shares
      .map(({ shareNumber, ownerName, held }) => ({
        ...{ shareNumber, ownerName },
        weeks: [
          ...held.map((week) => ({ ...week, isNew: false })),
          ...facts.weeks
            .filter(({ week }) => takers.get(week) === shareNumber)
            .map((week) => ({ ...week, isNew: true })),
        ].sort((one, other) => one.week - other.week),
      }))
      .filter((it) => it.weeks.length > 0 || facts.shares.includes(it.shareNumber))
      .sort((one, other) => order.indexOf(one.shareNumber) - order.indexOf(other.shareNumber)),
  };
}

/**
 * Shows the weeks of a year as its rotation would give them, and changes nothing; administrators
 * only. CONFLICT if the year has a draft, or nothing is left to give.
 */
export async function previewFill(call: RequestContext, of: DraftArgs): Promise<RotationFill> {
  requireAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const property = await lockFor(transaction, of);
    await transaction.manager.query('savepoint preview');
    await openYear(transaction.manager, of);
    const fill = viewOf(await allocate(transaction, property, of.year));
    await transaction.manager.query('rollback to savepoint preview');
    return fill;
  });
}

/**
 * Gives a year's weeks by its rotation without wishes, and opens those that are left; weeks that are
 * held stay. Administrators only, with a reason that all owners can read. CONFLICT if the year has a
 * draft, the house is inactive, or its weeks are no longer those that the administrator saw.
 */
export async function fillByRotation(
  call: RequestContext,
  { fingerprint, reason, ...of }: FillByRotationInput,
): Promise<boolean> {
  const { userId: byId } = requireAdministrator(call);
  const { propertyId, year } = of;
  await inTransaction(call.app, async (transaction) => {
    const property = await lockFor(transaction, of);
    await openYear(transaction.manager, of);
    await lockWeeks(transaction, of);
    await transaction.query(OPEN, [propertyId, year]);
    const { shares, picks, ...now } = await allocate(transaction, property, year);
    if (now.fingerprint !== fingerprint) {
      const changed = `The weeks of ${year} have changed since. Please look at them again.`;
      throw new AppError('CONFLICT', changed, 'year');
    }
    const weeks = shares.flatMap(({ id: shareId, shareNumber }) =>
      picks
        .filter(({ share }) => share === shareNumber)
        .map(({ week }) => ({ ...of, week, shareId })),
    );
    const bookingIds = await bookWeeks(transaction, weeks);
    if (bookingIds.length !== picks.length) throw new Error('A free week has been taken.');
    await announceWeeks(call, transaction, { way: 'filled', byId, reason, bookingIds });
  });
  return true;
}
