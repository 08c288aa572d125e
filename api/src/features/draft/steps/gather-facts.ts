import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import { orderOf } from '../../rotation/rules';
import type { DraftFacts, DraftRules } from '../rules';

// A property without such shares is one row without a number.
const SHARES = statement(
  'shares-to-draft',
  `select s.share_number as "shareNumber", p.rotation_base_year as "baseYear",
      (select year from rotation_changes where property_id = p.id order by id desc limit 1)
        as "setFor"
    from properties p
    left join shares s on s.property_id = p.id and s.is_active and s.user_id is not null
    where p.id = $1`,
);

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
export type Gathered = DraftFacts & { baseYear: number; setFor: number | null };

/** Returns the facts of a draft that would open now. */
export async function gatherFacts(
  query: Transaction['query'],
  { propertyId, year, rules }: Plan,
): Promise<Gathered> {
  const rows = await query(SHARES, [propertyId]);
  const [{ baseYear, setFor } = { baseYear: 0, setFor: null }] = rows;
  const numbers = rows.flatMap(({ shareNumber }) => shareNumber ?? []);
  const shares = orderOf(numbers, year, baseYear).map(({ shareNumber }) => shareNumber);
  const weeks = await query(WEEKS, [propertyId, year]);
  return { rules, shares, weeks, baseYear, setFor };
}
