import { read, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { orderWithPast, reasonFor } from '../../rotation/rules';
import { ROTATION_FACTS, rotationFactsOf } from '../../rotation/steps/rotation-of';
import { firstOn, middleOf, OWNER_NAME, OWNERS_NAME, takesPart } from '../../shares/share.columns';
import { MAY_KNOW_PROPERTY, policyValues } from '../../shares/share.policy';
import { proposedWeeks } from '../../weeks/steps/planned-weeks';
import type { DraftView } from '../draft.types';
import { leftOutOf, logEntriesOf } from '../ledger/steps/log-entry';
import {
  type DraftDetails,
  type DraftEntry,
  type LeftOutWeek,
  readEntry,
  readRules,
} from '../rules';
import { gatherDetails } from './gather-details';
import { delegationOf, isChooser } from './who-chooses';

/**
 * The first of share `s` in draft `d`; the one at the time once the draft has ended.
 */
const CHOOSER = `case when d.status <> 'ENDED' then ${firstOn(middleOf('d.year'))} else (
          select t.user_id from tenures t
          join property_years y on y.property_id = d.property_id and y.year = d.year
          where t.share_id = s.id and daterange(t.starts_on, t.ends_on)
            @> (y.drafted_at at time zone p.time_zone)::date) end`;

const CHOOSES = isChooser('s.id', '$1', 'd.year');

/** The columns of draft `d` of property `p` for user $1. */
export const DRAFT_COLUMNS = `d.id, p.id as "propertyId", p.name as "propertyName", p.time_zone as "timeZone", d.year, d.status,
      d.rules, d.opens_at as "opensAt", d.problem, d.deadline, d.left_ms as "leftMs", d.seq, d.head, d.version,
      d.rehearsals,
      now() as "serverTime", p.changeover_weekday as "changeoverWeekday",
      ${ROTATION_FACTS} as rotation,
      coalesce((select json_agg(text::json order by seq) from draft_log where draft_id = d.id), '[]')
        as entries,
      (select coalesce(json_agg(json_build_object('id', person.id,
          'name', person.first_name || ' ' || person.last_name)), '[]')
        from users person where person.id in (
          select case when id ~ '^\\d+$' then id::bigint end
            from draft_log, unnest(array[coalesce(text::json ->> 'who', text::json ->> 'by'),
              text::json #>> '{reset,by}']) as id
            where draft_id = d.id)) as people,
      (select coalesce(json_agg(json_build_object('shareId', s.id, 'shareNumber', s.share_number,
          'ownerName', case when owner.id = s.user_id then ${OWNERS_NAME} else ${OWNER_NAME} end,
          'isMine', ${takesPart('$1', { share: 's.id', person: 'owner.id' })},
          'isDelegatedToMe', coalesce(named.delegate_id = $1, false),
          'delegateName', case when ${CHOOSES} then named.name end,
          'delegatedUntil', case when ${CHOOSES} then named.until end)), '[]')
        from shares s left join users owner on owner.id = ${CHOOSER}
          left join lateral (
            select g.delegate_id, g.until, person.first_name || ' ' || person.last_name as name
            from users person, ${delegationOf('d.id', 'd.year')} and person.id = g.delegate_id
          ) named on true
        where s.property_id = p.id) as shares`;

const BY_ID = statement(
  'draft-by-id',
  `select ${DRAFT_COLUMNS} from drafts d join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}`,
);

/** The subject of a draft, without its order. */
type Pinned = Pick<DraftDetails, 'weeks'> & { leftOut: readonly LeftOutWeek[]; rehearsals: number };

type DraftRow = Row<'draft-by-id'>;

/** The facts fixed at the opening; before it, those of a draft opened now. */
async function pinned(
  { app }: RequestContext,
  row: DraftRow,
  [opening]: readonly DraftEntry[],
): Promise<Pinned> {
  if (opening?.kind === 'OPENED') {
    const { facts, leftOut = [], rehearsals = 0 } = opening;
    return { weeks: facts.weeks, leftOut, rehearsals };
  }
  const { propertyId, year, changeoverWeekday, timeZone, rehearsals } = row;
  const plan = { propertyId, year, rules: readRules(row.rules) };
  const query: Transaction['query'] = (wanted, values) => read(app, wanted, values);
  const { weeks, leftOut } = await gatherDetails(query, plan);
  const expected = weeks.length > 0 ? weeks : proposedWeeks(year, { changeoverWeekday, timeZone });
  return { weeks: expected, leftOut, rehearsals };
}

/** Presents a draft, with the facts fixed at its opening. */
export async function draftViewOf(call: RequestContext, row: DraftRow): Promise<DraftView> {
  const { changeoverWeekday: _, rotation, entries: stored, people, shares, ...draft } = row;
  const entries = stored.map(readEntry);
  const { weeks, leftOut, rehearsals } = await pinned(call, row, entries);
  const order = orderWithPast(rotationFactsOf(rotation), row.year);
  return {
    ...draft,
    rules: readRules(row.rules),
    weeks: [...weeks],
    seats: order.turns.flatMap((turn) => {
      const share = shares.find(({ shareNumber }) => shareNumber === turn.shareNumber);
      if (!share) return [];
      const delegatedUntil = share.delegatedUntil ? new Date(share.delegatedUntil) : null;
      return [{ ...share, delegatedUntil, reason: reasonFor(turn, order) }];
    }),
    leftOut: await leftOutOf((wanted, values) => read(call.app, wanted, values), leftOut),
    rehearsals,
    log: logEntriesOf(entries, people),
  };
}

/** Reads a draft by id after a change; NOT_FOUND unless the caller may see it. */
export async function readDraftOf(call: RequestContext, draftId: number): Promise<DraftView> {
  const actor: Actor = requireMember(call);
  const [row] = await read(call.app, BY_ID, [...policyValues(actor), draftId]);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');
  return draftViewOf(call, row);
}
