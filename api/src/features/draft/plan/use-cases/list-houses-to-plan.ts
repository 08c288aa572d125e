import { filteredPages, page, readPage } from '../../../../core/input/numbered-page';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { propertyText, todayAt } from '../../../properties/property.columns';
import { openingProblem } from '../../rules';
import type { HousesToPlanArgs } from '../company-drafts.inputs';
import { type HouseToPlanPage, HouseToPlanSort } from '../company-drafts.types';
import { givenIn, hasWeeksIn, leftIn, SEATS } from '../steps/weeks-and-seats';

/** The weeks of year $4 of property `p` that shares hold. */
const GIVEN = givenIn('$4::int');

const LEFT = leftIn('$4::int');
const HAS_WEEKS = hasWeeksIn('$4::int');

/**
 * Whether a week of year $4 could be chosen. A year without stored weeks has some if its last week,
 * which starts within the last seven days of the year, is to come.
 */
const HAS_LEFT = `case when ${HAS_WEEKS} then exists (select 1 from ${LEFT})
      else make_date($4::int, 12, 25) > ${todayAt('p')} end`;

/** The rule openingProblem as a condition, and whether weeks are given already. */
const READINESS = `case when not exists (select 1 from ${SEATS}) or not ${HAS_LEFT} then 'BLOCKED'
      when exists (select 1 from ${GIVEN}) then 'REST' else 'READY' end`;

const ORDERS: Record<HouseToPlanSort, string[]> = {
  NAME: ['p.name_order', 'p.id'],
  OWNERS: [`(select count(*) from ${SEATS})`, 'p.name_order', 'p.id'],
  READINESS: [
    `array_position(array['READY', 'REST', 'BLOCKED'], ${READINESS})`,
    ...['p.name_order', 'p.id'],
  ],
};

const pageFor = filteredPages({
  sorts: Object.values(HouseToPlanSort),
  filters: { READINESS: `${READINESS} = $5` },
  unused: { READINESS: '$5::text is null' },
  make: ({ sort, where, way }) =>
    page(
      'houses-to-plan',
      {
        from: 'properties p',
        id: 'p.id',
        where: `p.is_active and ${where}
          and not exists (select 1 from drafts d where d.property_id = p.id and d.year = $4::int)
          and not exists (select 1 from agreed_years a where a.property_id = p.id and a.year = $4::int)`,
        matches: ({ holds }) => holds(propertyText('p')),
        order: ORDERS[sort],
        columns: `p.id, p.name, p.location, p.weeks_per_share as "weeksPerShare",
          (select count(*)::int from ${SEATS}) as owners,
          (select count(*)::int from ${GIVEN}) as "weeksGiven",
          case when ${HAS_WEEKS} then (select count(*)::int from ${LEFT}) end as "weeksLeft",
          ${HAS_LEFT} as "hasLeft", ${READINESS} as readiness,
          array(select d.year from drafts d where d.property_id = p.id
            order by d.year desc limit 5) as "draftYears",
          (select d.rules::text from drafts d where d.property_id = p.id and d.year < $4
            order by d.year desc limit 1) as "lastRules"`,
        details: 'left join properties p on p.id = picked.id',
      },
      way,
    ),
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
  const { year, sort = HouseToPlanSort.NAME, readiness = null } = args;
  const asked = pageFor(sort, [readiness !== null && 'READINESS']);
  const { items, total } = await readPage(call.app, asked, { ...args, values: [year, readiness] });
  return {
    items: items.map(({ hasLeft, lastRules, ...house }) => ({
      ...house,
      lastRules: lastRules === null ? null : JSON.parse(lastRules),
      problem: openingProblem({ shares: house.owners, weeks: Number(hasLeft) }, year),
    })),
    total,
  };
}
