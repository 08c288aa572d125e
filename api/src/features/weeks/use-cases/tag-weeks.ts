import { why } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { lockProperty, propertySubject } from '../../properties/steps/lock-property';
import { BOOKING_OWNER, HOLDER_NAME } from '../booking.columns';
import { openYear } from '../steps/open-year';
import { refuseDrafting } from '../steps/refuse-drafting';
import type { CalendarYear } from '../week.types';
import { weeksTagged } from '../weeks.happenings';
import type { TagWeeksInput, WeekTagInput } from '../weeks.inputs';
import { readCalendar } from './read-calendar';

type Tag = Required<Omit<WeekTagInput, 'holiday'>> & { holiday: string | null };

// A concurrent claim has locked its week: this waits for it, and HOLDER then sees it.
const LOCK = statement(
  'lock-weeks',
  `select week, season, holiday, is_maintenance as "isMaintenance" from weeks
    where property_id = $1 and year = $2 and week = any($3::int[])
    order by week for update`,
);

// Locks the year after the week, as a claim does, to avoid a deadlock.
const COUNT = statement(
  'count-tagging',
  `update property_years set tags_version = tags_version + 1
    where property_id = $1 and year = $2 returning tags_version - 1 as version`,
);

const HOLDER = statement(
  'holder-of-weeks',
  `select b.week, s.share_number as "shareNumber", ${HOLDER_NAME} as "ownerName"
    from bookings b ${BOOKING_OWNER}
    where b.property_id = $1 and b.year = $2 and b.week = any($3::int[]) and b.released_at is null
    order by b.week limit 1`,
);

const TAG = statement(
  'tag-weeks',
  `update weeks w set season = tag.season, holiday = tag.holiday,
      is_maintenance = tag."isMaintenance"
    from json_to_recordset($3::json)
      as tag (week int, season text, holiday text, "isMaintenance" boolean)
    where w.property_id = $1 and w.year = $2 and w.week = tag.week`,
);

async function refuseHeld(
  transaction: Transaction,
  { propertyId, year, weeks }: TagWeeksInput,
): Promise<void> {
  const kept = weeks.filter(({ isMaintenance }) => isMaintenance).map(({ week }) => week);
  const [held] = await transaction.query(HOLDER, [propertyId, year, kept]);
  if (!held) return;
  const who = held.ownerName
    ? `${held.ownerName} (share ${held.shareNumber})`
    : `share ${held.shareNumber}`;
  throw new AppError(
    'CONFLICT',
    `Week ${held.week} is held by ${who} and cannot be reserved for maintenance.`,
    'weeks',
  );
}

/**
 * Locks the weeks to change and returns their current tags; BAD_USER_INPUT for weeks that the year
 * does not have.
 */
async function lockWeeks(
  transaction: Transaction,
  { propertyId, year, weeks }: TagWeeksInput,
): Promise<Tag[]> {
  const numbers = weeks.map(({ week }) => week);
  const locked = await transaction.query(LOCK, [propertyId, year, numbers]);
  const missing = numbers.find((number) => !locked.some(({ week }) => week === number));
  if (missing !== undefined) {
    throw new AppError('BAD_USER_INPUT', `${year} has no week ${missing} here.`, 'weeks');
  }
  return locked;
}

/** Increments the version of the tags; CONFLICT if it is no longer the one that was read. */
async function countChange(
  transaction: Transaction,
  { propertyId, year, version }: TagWeeksInput,
): Promise<void> {
  const [stored] = await transaction.query(COUNT, [propertyId, year]);
  if (stored) requireVersion('year', stored, version);
}

/**
 * Sets season, holiday or maintenance of weeks of a year; administrators only. The year is created
 * if needed; CONFLICT for maintenance in a booked week and for tags that have changed since they
 * were read.
 */
export async function tagWeeks(call: RequestContext, input: TagWeeksInput): Promise<CalendarYear> {
  requireAdministrator(call);
  const { propertyId, year } = input;
  await inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    await openYear(transaction.manager, { propertyId, year });
    await refuseDrafting(transaction, input);
    const before = await lockWeeks(transaction, input);
    await countChange(transaction, input);
    await refuseHeld(transaction, input);
    const tags = input.weeks
      .map(({ week, season, holiday, isMaintenance }) => ({
        week,
        season,
        holiday: holiday?.trim() ?? null,
        isMaintenance,
      }))
      .sort((one, other) => one.week - other.week);
    await transaction.query(TAG, [propertyId, year, JSON.stringify(tags)]);
    await happened(call, transaction, weeksTagged, {
      propertyId,
      year,
      subject: `${propertySubject(property)}, weeks of ${year}`,
      before: { weeks: before },
      after: { weeks: tags, ...why(input.reason) },
    });
  });
  return readCalendar(call, { propertyId, year });
}
