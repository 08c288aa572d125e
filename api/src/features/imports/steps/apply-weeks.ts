import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { announceWeeks } from '../../weeks/steps/announce-weeks';
import { bookWeeks } from '../../weeks/steps/book-weeks';
import { openYears } from '../../weeks/steps/open-year';
import { type ApplyingImport, applyBatches, OvertakenImport } from './apply-batches';

const YEARS = statement(
  'years-of-import',
  `select distinct p.id as "propertyId", coalesce(r.year, 0) as year
    from import_rows r join properties p on p.id = r.property_id
    where r.job_id = $1 and r.is_assigned`,
);

// No draft of these years begins before the import has ended.
const LOCK = statement(
  'lock-years-of-import',
  `select from property_years y
    where (y.property_id, y.year) in (
      select property_id, year from import_rows where job_id = $1 and is_assigned)
    order by y.property_id, y.year for share of y`,
);

const WEEKS = statement(
  'weeks-of-import',
  `select w.property_id as "propertyId", w.year, w.week, s.id as "shareId"
    from import_rows r
    join weeks w on w.property_id = r.property_id and w.year = r.year and w.week = r.week
    join shares s on s.property_id = r.property_id and s.share_number = r.share_number
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_assigned
    order by w.property_id, w.year, w.week`,
);

const EFFECTS = statement(
  'effects-of-weeks-import',
  'insert into import_effects (job_id, booking_id) select $1, unnest($2::bigint[])',
);

/** Creates the years of an import of weeks, and locks them for the rest of the transaction. */
export async function lockYears(transaction: Transaction, id: number): Promise<void> {
  await openYears(transaction.manager, await transaction.query(YEARS, [id]));
  await transaction.query(LOCK, [id]);
}

/** Applies the rows of an import of weeks; returns what the log says of it. */
export async function applyWeeks(
  app: AppContext,
  transaction: Transaction,
  job: ApplyingImport,
): Promise<object> {
  const { id, actorId: byId, given } = job;
  const bookingIds = await applyBatches(app, transaction, job, async (range) =>
    bookWeeks(transaction, await transaction.query(WEEKS, range)),
  );
  if (bookingIds.length !== given) throw new OvertakenImport();
  await transaction.query(EFFECTS, [id, bookingIds]);
  await announceWeeks({ app }, transaction, { way: 'imported', byId, bookingIds });
  return { weeksGiven: given };
}
