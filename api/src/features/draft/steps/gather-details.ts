import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import { numbersOf, orderIn, type YearOrder } from '../../rotation/rules';
import { rotationOf } from '../../rotation/steps/rotation-of';
import { weekCount, weekdayOf } from '../../weeks/rules';
import {
  type DraftDetails,
  type DraftRules,
  type DraftWeek,
  type LeftOutWeek,
  steeringOf,
} from '../rules';
import { whoAndWhy } from './lock-draft';

/** The week as the log has it, as SQL. */
const tagged = (isMaintenance: boolean) =>
  `jsonb_build_object('weeks', jsonb_build_array(
            jsonb_build_object('week', w.week, 'isMaintenance', ${isMaintenance})))`;

const WEEKS = statement(
  'weeks-to-draft',
  `select w.week, w.start_date::text as "startDate", w.end_date::text as "endDate", w.season,
      w.holiday,
      case when w.is_maintenance then 'MAINTENANCE'
        when exists (
          select 1 from bookings b where b.property_id = w.property_id and b.year = w.year
            and b.week = w.week and b.released_at is null) then 'HELD'
        when w.start_date <= ${todayAt('p')} then 'PAST' end as reason,
      case when w.is_maintenance then ${whoAndWhy('w.property_id', {
        action: 'weeks.tag',
        which: `a.subject like '%, weeks of ' || w.year
          and a.before @> ${tagged(false)} and a.after @> ${tagged(true)}`,
      })} end as kept
    from weeks w join properties p on p.id = w.property_id
    where w.property_id = $1 and w.year = $2
    order by w.week`,
);

interface Plan {
  propertyId: number;
  year: number;
  rules: DraftRules;
}

/** The facts of a draft, the weeks that it leaves out, and the source of its order. */
export type Gathered = DraftDetails & { leftOut: LeftOutWeek[]; order: YearOrder };

/** Divides a year into the weeks of its draft and all others. */
function divide(
  rows: readonly (DraftWeek & {
    reason: LeftOutWeek['reason'] | null;
    kept: Parameters<typeof steeringOf>[0];
  })[],
  year: number,
) {
  const weeks = rows.flatMap(({ reason, kept: _, ...week }) => (reason ? [] : [week]));
  const known = new Map(rows.map((row) => [row.week, row]));
  const first = weeks[0] ?? rows[0];
  const count = first ? weekCount(year, weekdayOf(first.startDate)) : 0;
  const leftOut = Array.from({ length: count }, (_, index) => index + 1).flatMap((week) => {
    const row = known.get(week);
    const reason = row ? row.reason : 'OVERLAP';
    return reason ? [{ week, reason, ...steeringOf(row?.kept) }] : [];
  });
  return { weeks, leftOut };
}

/** Returns the facts of a draft that would open now. */
export async function gatherDetails(
  query: Transaction['query'],
  { propertyId, year, rules }: Plan,
): Promise<Gathered> {
  const order = orderIn(await rotationOf(query, propertyId), year);
  const rows = await query(WEEKS, [propertyId, year]);
  return { rules, shares: numbersOf(order.turns), ...divide(rows, year), order };
}
