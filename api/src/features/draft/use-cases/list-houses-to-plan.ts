import { page, readPage } from '../../../core/input/page';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { propertyText, todayAt } from '../../properties/property.columns';
import type { HousesToPlanArgs } from '../company-drafts.inputs';
import type { HouseToPlanPage } from '../company-drafts.types';
import { openingProblem } from '../rules';

/**
 * How many weeks of year $4 could be chosen at property `p`. A year without stored weeks has some
 * if its last week, which starts within the last seven days of the year, is to come.
 */
const WEEKS_LEFT = `case when exists (
          select 1 from property_years y where y.property_id = p.id and y.year = $4)
        then (select count(*)::int from weeks w
          where w.property_id = p.id and w.year = $4 and not w.is_maintenance
            and w.start_date > ${todayAt('p')}
            and not exists (select 1 from bookings b where b.property_id = w.property_id
              and b.year = w.year and b.week = w.week and b.released_at is null))
        else (make_date($4, 12, 25) > ${todayAt('p')})::int end`;

const PAGES = page('houses-to-plan', {
  from: 'properties p',
  id: 'p.id',
  where: `p.is_active
    and not exists (select 1 from drafts d where d.property_id = p.id and d.year = $4::int)`,
  matches: ({ holds }) => holds(propertyText('p')),
  order: ['p.name_order', 'p.id'],
  columns: `p.id, p.name, p.location, p.weeks_per_share as "weeksPerShare",
    (select count(*)::int from shares s
      where s.property_id = p.id and s.is_active and s.user_id is not null) as owners,
    (select count(*)::int from bookings b
      where b.property_id = p.id and b.year = $4 and b.released_at is null) as "weeksGiven",
    array(select d.year from drafts d where d.property_id = p.id order by d.year desc limit 5)
      as "draftYears",
    (select d.rules::text from drafts d where d.property_id = p.id and d.year < $4
      order by d.year desc limit 1) as "lastRules",
    ${WEEKS_LEFT} as "weeksLeft"`,
  details: 'left join properties p on p.id = picked.id',
});

/**
 * Returns a page of the active properties without a plan for a year, each with the reason why its
 * draft could not open now; one statement, administrators only.
 */
export async function listHousesToPlan(
  call: RequestContext,
  args: HousesToPlanArgs,
): Promise<HouseToPlanPage> {
  requireAdministrator(call);
  const { year } = args;
  const { items, total } = await readPage(call.app, PAGES, { ...args, values: [year] });
  return {
    items: items.map(({ weeksLeft, lastRules, ...house }) => ({
      ...house,
      lastRules: lastRules === null ? null : JSON.parse(lastRules),
      problem: openingProblem({ shares: house.owners, weeks: weeksLeft ?? 0 }, year),
    })),
    total,
  };
}
