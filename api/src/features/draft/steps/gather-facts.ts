import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import { numbersOf, orderIn, type YearOrder } from '../../rotation/rules';
import { rotationOf } from '../../rotation/steps/rotation-of';
import type { DraftFacts, DraftRules } from '../rules';

const WEEKS = statement(
  'weeks-to-draft',
  `select w.week, w.start_date::text as "startDate", w.end_date::text as "endDate", w.season,
      w.holiday
    from weeks w join properties p on p.id = w.property_id
    where w.property_id = $1 and w.year = $2 and not w.is_maintenance and w.start_date > ${todayAt('p')}
      and not exists (
        select 1 from bookings b where b.property_id = w.property_id and b.year = w.year
          and b.week = w.week and b.released_at is null)
    order by w.week`,
);

interface Plan {
  propertyId: number;
  year: number;
  rules: DraftRules;
}

/** The facts of a draft, and the source of its order. */
export type Gathered = DraftFacts & { order: YearOrder };

/** Returns the facts of a draft that would open now. */
export async function gatherFacts(
  query: Transaction['query'],
  { propertyId, year, rules }: Plan,
): Promise<Gathered> {
  const order = orderIn(await rotationOf(query, propertyId), year);
  const shares = numbersOf(order.turns);
  const weeks = await query(WEEKS, [propertyId, year]);
  return { rules, shares, weeks, order };
}
