import { read } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { todayAt } from '../../../properties/property.columns';
import { orderIn } from '../../../rotation/rules';
import { ROTATION_FACTS, rotationFactsOf } from '../../../rotation/steps/rotation-of';
import { evolve, plannedDraft, readEntry, readRules, waitOf } from '../../rules';
import { delegationOf, isChooser } from '../../steps/who-chooses';
import type { NextChoice } from '../next-choice.types';

/** The year of that draft; without one, the year to come. */
const YEAR = `coalesce((select d.year from drafts d where d.property_id = p.id
            and d.status <> 'ENDED' order by d.status = 'PLANNED', d.year limit 1),
          extract(year from ${todayAt('p')})::int + 1)`;

// The draft that comes next: one under way, else the earliest planned one.
const MINE = statement(
  'next-choices',
  `select p.id as "propertyId", p.name as "propertyName", p.time_zone as "timeZone",
      ${ROTATION_FACTS} as rotation, extract(year from ${todayAt('p')})::int as "thisYear",
      (select coalesce(json_agg(s.share_number order by s.share_number), '[]')
        from shares s where s.property_id = p.id and s.is_active
          and ${isChooser('s.id', '$1', YEAR)}) as mine,
      (select coalesce(json_agg(y.year), '[]') from property_years y
        where y.property_id = p.id and y.is_open_for_claims) as "openYears",
      (select json_build_object('id', d.id, 'year', d.year, 'status', d.status,
          'delegated', (select coalesce(json_agg(json_build_object('share', s.share_number,
              'owner', owner.first_name || ' ' || owner.last_name)), '[]')
            from shares s join users owner on owner.id = s.user_id
            where s.property_id = p.id and s.is_active and exists (
              select 1 from ${delegationOf('d.id', 'd.year')} and g.delegate_id = $1)),
          'pause', case when d.status = 'PAUSED' then (
            select json_build_object('by', by.first_name || ' ' || by.last_name,
              'reason', entry.text::json ->> 'reason')
            from draft_log entry left join users by on by.id = (entry.text::json ->> 'by')::bigint
            where entry.draft_id = d.id and entry.text::json ->> 'kind' = 'PAUSED'
            order by entry.seq desc limit 1) end,
          'opensAt', d.opens_at, 'deadline', d.deadline, 'rules', d.rules,
          'entries', (select coalesce(json_agg(text::json order by seq), '[]') from draft_log
            where draft_id = d.id))
        from drafts d where d.property_id = p.id and d.status <> 'ENDED'
        order by d.status = 'PLANNED', d.year limit 1) as draft
    from properties p
    where p.id in (select property_id from held_shares where user_id = $1 and is_active)
    order by p.name_order, p.id`,
);

type ChoiceRow = Row<'next-choices'>;

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

function draftOf(row: ChoiceRow): NextChoice['draft'] {
  const { draft } = row;
  if (!draft) return null;
  const { id, status, opensAt, deadline, entries, year, delegated, pause } = draft;
  const planned = plannedDraft({ year, rules: readRules(draft.rules) });
  const state = entries.map(readEntry).reduce(evolve, planned);
  const wait = waitOf(state, row.mine);
  const turnShare = state.board.queue[0] ?? null;
  return {
    id,
    status,
    opensAt: dateOf(opensAt),
    deadline: dateOf(deadline),
    turnShare,
    choosesFor: delegated.find(({ share }) => share === turnShare)?.owner ?? null,
    pausedBy: pause?.by ?? null,
    pauseReason: pause?.reason ?? null,
    turnsBefore: wait?.turnsBefore ?? null,
    startsBy: dateOf(wait?.startsBy ?? null),
    weeks: state.facts.weeks.filter(({ week }) =>
      state.board.picks.some((pick) => pick.week === week && row.mine.includes(pick.share)),
    ),
  };
}

/** The year whose weeks are chosen next: the draft's, else the first that is not allocated yet. */
function yearOf({ draft, thisYear, openYears }: ChoiceRow): number {
  if (draft) return draft.year;
  let year = thisYear;
  while (openYears.includes(year)) year += 1;
  return year;
}

/**
 * Lists, for each property in which the caller owns active shares, the year that is chosen next,
 * their places in it and how far its draft is; in one statement.
 */
export async function listNextChoices(call: RequestContext): Promise<NextChoice[]> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, MINE, [userId]);
  return rows.map((row) => {
    const { propertyId, propertyName, timeZone, mine } = row;
    const year = yearOf(row);
    const { turns } = orderIn(rotationFactsOf(row.rotation), year);
    const places = turns
      .filter(({ shareNumber }) => mine.includes(shareNumber))
      .map(({ shareNumber, turn }) => ({ shareNumber, turn }));
    const where = { propertyId, propertyName, timeZone };
    return { ...where, year, places, outOf: turns.length, draft: draftOf(row) };
  });
}
