import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { mapEnum } from '../../../../core/input/enum';
import { page, readPage } from '../../../../core/input/numbered-page';
import { bySearch, searchFor } from '../../../../core/input/search';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { propertyText } from '../../../properties/property.columns';
import { OWNERS_NAME } from '../../../shares/share.columns';
import { CURRENT_TURN } from '../../steps/who-chooses';
import type { CompanyDraftCountsArgs, CompanyDraftsArgs } from '../company-drafts.inputs';
import {
  type CompanyDraftCount,
  type CompanyDraftPage,
  CompanyDraftSort,
  CompanyDraftState,
} from '../company-drafts.types';
import { IS_STALLED, WAITS_TO_OPEN } from '../steps/stalls';
import { hasWeeksIn, leftIn, SEATS } from '../steps/weeks-and-seats';

const ORDERS: Record<CompanyDraftSort, string[]> = {
  // Stalled drafts need an administrator now, those to open at some time; ended ones have no next
  // time, so they come last.
  NEXT: [
    `not ${IS_STALLED}`,
    `not ${WAITS_TO_OPEN}`,
    `coalesce(d.deadline, d.opens_at, 'infinity')`,
    ...['p.name_order', 'd.year', 'd.id'],
  ],
  PROPERTY: ['p.name_order', 'd.year', 'd.id'],
  YEAR: ['d.year', 'p.name_order', 'd.id'],
};

/** How many weeks were picked in draft `d`, as SQL. */
const PICKS_MADE = '(select count(*)::int from draft_picks where draft_id = d.id)';

/**
 * How many can be picked in all, by the facts of the opening, as SQL: a week a round for each share,
 * as long as there are weeks; null before the opening.
 */
const PICKS_IN_ALL = `(select least(
        (facts -> 'rules' ->> 'rounds')::int * json_array_length(facts -> 'shares'),
        json_array_length(facts -> 'weeks'))
      from (select text::json -> 'facts' as facts from draft_log
        where draft_id = d.id and seq = 1) opening)`;

/** The number of turns of a planned draft if it opened now, as SQL. */
const TURNS = `(select count(*)::int from ${SEATS}) * (d.rules ->> 'rounds')::int`;
const WEEKS_LEFT = `case when ${hasWeeksIn('d.year')}
        then (select count(*)::int from ${leftIn('d.year')}) end`;

const PAGES = mapEnum(CompanyDraftSort, (sort) =>
  page(
    'company-drafts',
    {
      from: 'drafts d join properties p on p.id = d.property_id',
      id: 'd.id',
      where: `case $4::text when 'ALL' then true
        when 'STALLED' then ${IS_STALLED}
        when 'TO_OPEN' then ${WAITS_TO_OPEN}
        else d.status = $4 end
        and ($5::int is null or d.year = $5)`,
      matches: ({ holds }) => holds(propertyText('p')),
      order: ORDERS[sort],
      columns: `d.id, d.property_id as "propertyId", p.name as "propertyName", p.location,
        p.time_zone as "timeZone", d.year, d.version, d.status, d.rules::text as rules,
        d.opens_at as "opensAt", d.deadline, d.turn_began_at as "turnBeganAt", d.problem,
        d.wakes_at < now() - interval '5 minutes' as "isLate",
        ${PICKS_MADE} as "picksMade", ${PICKS_IN_ALL} as "picksInAll",
        case when d.status = 'PLANNED' then ${TURNS} end as turns,
        case when d.status = 'PLANNED' then ${WEEKS_LEFT} end as "weeksLeft",
        case when d.status in ('RUNNING', 'PAUSED') then turn.share end as "turnShare",
        case when d.status in ('RUNNING', 'PAUSED') then ${OWNERS_NAME} end as "turnOwner"`,
      details: `left join drafts d on d.id = picked.id
        left join properties p on p.id = d.property_id
        ${CURRENT_TURN}
        left join shares s on s.property_id = d.property_id and s.share_number = turn.share
        left join users owner on owner.id = s.user_id`,
    },
    sort,
  ),
);

interface Facts {
  status: string;
  problem: string | null;
  isLate: boolean | null;
}

/** Why a draft has stopped and does not go on without an administrator; null if it has not. */
function stallOf({ status, problem, isLate }: Facts): string | null {
  if (status === 'ENDED') return null;
  if (problem !== null) return `Could not open: ${problem}`;
  if (status === 'PAUSED') return 'Waiting to be resumed';
  return isLate ? 'Overdue: no worker is running' : null;
}

/** Returns a page of the drafts of all properties, in one statement; administrators only. */
export async function listCompanyDrafts(
  call: RequestContext,
  args: CompanyDraftsArgs,
): Promise<CompanyDraftPage> {
  requireAdministrator(call);
  const { sort = CompanyDraftSort.NEXT, state = CompanyDraftState.ALL, year = null } = args;
  const { items, total } = await readPage(call.app, PAGES[sort], {
    ...args,
    values: [state, year],
  });
  return {
    items: items.map(({ rules, problem, isLate, ...draft }) => ({
      ...draft,
      rules: JSON.parse(rules),
      stall: stallOf({ ...draft, problem, isLate }),
    })),
    total,
  };
}

const COUNTS = bySearch('$2', ({ way, holds }) =>
  statement(
    'company-draft-counts',
    `select count(*)::int as "ALL",
      (count(*) filter (where ${IS_STALLED}))::int as "STALLED",
      (count(*) filter (where ${WAITS_TO_OPEN}))::int as "TO_OPEN",
      (count(*) filter (where d.status = 'PLANNED'))::int as "PLANNED",
      (count(*) filter (where d.status = 'RUNNING'))::int as "RUNNING",
      (count(*) filter (where d.status = 'PAUSED'))::int as "PAUSED",
      (count(*) filter (where d.status = 'ENDED'))::int as "ENDED"
    from drafts d join properties p on p.id = d.property_id
    where ($1::int is null or d.year = $1) and ${holds(propertyText('p'))}`,
    way,
  ),
);

/** Counts the drafts that match in each state; administrators only. */
export async function countCompanyDrafts(
  call: RequestContext,
  { year, search }: CompanyDraftCountsArgs,
): Promise<CompanyDraftCount[]> {
  requireAdministrator(call);
  const { way, value } = searchFor(search);
  const [counts] = await read(call.app, COUNTS[way], [year ?? null, value]);
  return Object.values(CompanyDraftState).map((state) => ({ state, count: counts?.[state] ?? 0 }));
}
