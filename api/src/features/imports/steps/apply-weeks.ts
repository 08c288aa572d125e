import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { announceWeeks } from '../../weeks/steps/announce-weeks';
import { bookWeeks } from '../../weeks/steps/book-weeks';
import { openYears } from '../../weeks/steps/open-year';
import { type ApplyingImport, applyBatches, OvertakenImport } from './apply-batches';

const YEARS = statement(
  'years-of-import',
  `select distinct property_id as "propertyId", year from import_rows
    where job_id = $1 and is_assigned and property_id is not null and year is not null
    order by 1, 2`,
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
  `select r.property_id as "propertyId", r.year, r.week, s.id as "shareId"
    from import_rows r
    join shares s on s.property_id = r.property_id and s.share_number = r.share_number
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_assigned
      and r.property_id is not null and r.year is not null and r.week is not null
    order by r.property_id, r.year, r.week`,
);

// One entry for each house, which its owners read.
const LOG = statement(
  'log-imported-weeks',
  `insert into audit_log (actor_id, actor_name, action, subject, after)
    select actor.id, actor.first_name || ' ' || actor.last_name, 'import.weeks',
      'Property ' || p.id || ', ' || p.name,
      jsonb_build_object('weeks', count(*), 'years', jsonb_agg(distinct r.year order by r.year))
    from import_rows r join properties p on p.id = r.property_id
    cross join users actor
    where r.job_id = $1 and r.is_assigned and actor.id = $2
    group by actor.id, p.id order by p.id`,
);

/** Creates the years of an import of weeks, and locks them for the rest of the transaction. */
export async function lockYears(transaction: Transaction, id: number): Promise<void> {
  const years = await transaction.query(YEARS, [id]);
  await openYears(
    transaction.manager,
    years.flatMap(({ propertyId, year }) =>
      propertyId === null || year === null ? [] : [{ propertyId, year }],
    ),
  );
  await transaction.query(LOCK, [id]);
}

/** Applies the rows of an import of weeks; returns what the log says of it. */
export async function applyWeeks(
  app: AppContext,
  transaction: Transaction,
  job: ApplyingImport,
): Promise<object> {
  const { id, actorId, given } = job;
  const bookings = await applyBatches(app, transaction, job, async (range) => {
    const weeks = await transaction.query(WEEKS, range);
    return bookWeeks(
      transaction,
      weeks.flatMap(({ propertyId, year, week, shareId }) =>
        propertyId === null || year === null || week === null
          ? []
          : [{ propertyId, year, week, shareId }],
      ),
    );
  });
  if (bookings.length !== given) throw new OvertakenImport();
  await transaction.query(LOG, [id, actorId]);
  await announceWeeks({ app }, transaction, { kind: 'weeks.imported', byId: actorId, bookings });
  return { weeksGiven: given };
}
