import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { fullName } from '../../../auth/user.columns';
import { todayAt } from '../../../properties/property.columns';
import { middleOf, OWNER_NAME } from '../../share.columns';
import type { ShareHandoverArgs, ShareIdsArgs } from '../admin-share.inputs';
import type { HandoverCounts, ShareHandover } from '../admin-share.type';

/** The calendar week of booking `b`, if it starts on a day or later: it passes to the next owner. */
const comingWeek = (day: string) => `w.property_id = b.property_id and w.year = b.year
          and w.week = b.week and w.start_date >= coalesce(${day}::date, ${todayAt('place')} + 1)`;

/** The bookings of a share that pass to its next owner. */
const WEEKS = `from bookings b join properties place on place.id = b.property_id
        join weeks w on ${comingWeek('$4')}
        where b.share_id = s.id and b.released_at is null`;

/** The same of many shares. A week starts in its year: the dates are read only where the year does not decide. */
const WEEKS_OF_MANY = `from bookings b join properties place on place.id = b.property_id
        cross join lateral (select extract(year from ${todayAt('place')})::int as year) this
        where b.share_id = any($1::bigint[]) and b.released_at is null
          and (b.year > this.year or b.year = this.year
            and exists (select 1 from weeks w where ${comingWeek('$2')}))`;

/** The swaps that end when these shares pass on a day, or at once. */
const swapsOf = (are: string, day: string) => `from week_swaps swap where swap.status = 'PENDING'
          and (swap.share_id ${are} or swap.target_share_id ${are})
          and greatest(swap.current_week_start, swap.preferred_week_start)
            >= coalesce(${day}::date, '-infinity')`;

/** Whether share s is in the order of draft d, which its opening fixed. */
const IN_ORDER = `exists (select 1 from draft_log opening
          where opening.draft_id = d.id and opening.seq = 1
            and opening.text::jsonb->'facts'->'shares' @> to_jsonb(s.share_number))`;

// A vacant share counts although it is inactive: with its next owner it becomes active.
const FORESEE = statement(
  'foresee-handover',
  `select ${OWNER_NAME} as "ownerName",
      (select ${fullName('receiver')} from users receiver
        where receiver.email = $3 and receiver.deleted_at is null) as "receiverName",
      (select coalesce(json_agg(json_build_object('year', w.year, 'week', w.week,
          'startDate', w.start_date, 'endDate', w.end_date) order by w.start_date), '[]')
        ${WEEKS}) as weeks,
      (select count(*)::int ${swapsOf('= s.id', '$4')}) as "pendingSwaps",
      (select coalesce(json_agg(json_build_object('year', d.year, 'hasBegun', d.status <> 'PLANNED',
          'isItsTurn', coalesce((log.text::json->'turn'->>'share')::int = s.share_number, false),
          'chosenWeeks', (select count(*) from draft_picks pick
            where pick.draft_id = d.id and pick.share_id = s.id)) order by d.year), '[]')
        from drafts d left join draft_log log on log.draft_id = d.id and log.seq = d.seq
        where d.property_id = p.id and d.status <> 'ENDED'
          and ($4::date is null or $4::date <= ${middleOf('d.year')})
          and (d.status = 'PLANNED' or (s.is_active or s.user_id is null) and ${IN_ORDER}))
        as drafts
    from properties p
    left join shares s on s.property_id = p.id and s.share_number = $2
    left join users owner on owner.id = s.user_id
    where p.id = $1`,
);

const COUNT = statement(
  'count-handovers',
  `select (select count(*)::int ${WEEKS_OF_MANY}) as weeks,
      (select count(*)::int ${swapsOf('= any($1::bigint[])', '$2')}) as "pendingSwaps",
      (select count(*)::int from drafts d where d.status in ('RUNNING', 'PAUSED')
        and ($2::date is null or $2::date <= ${middleOf('d.year')})
        and exists (select 1 from shares s where s.id = any($1::bigint[]) and s.is_active
          and s.property_id = d.property_id and ${IN_ORDER}))
        as "runningDrafts"`,
);

/**
 * Returns what a change of a share's owner affects now, or on a day to come: its weeks, swaps and drafts, and the name
 * of the user with the new address; one statement, administrators only.
 */
export async function foreseeHandover(
  call: RequestContext,
  { propertyId, shareNumber, ownerEmail, day }: ShareHandoverArgs,
): Promise<ShareHandover> {
  requireAdministrator(call);
  const values = [propertyId, shareNumber, ownerEmail ?? '', day ?? null] as const;
  const [handover] = await read(call.app, FORESEE, values);
  if (!handover) throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyId');
  return handover;
}

/** Counts what is affected now, or on a day to come, if shares lose their owners; administrators only. */
export async function countHandovers(
  call: RequestContext,
  { shareIds, day }: ShareIdsArgs,
): Promise<HandoverCounts> {
  requireAdministrator(call);
  return (await read(call.app, COUNT, [shareIds, day ?? null]))[0] as HandoverCounts;
}
