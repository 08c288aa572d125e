import { read } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { todayAt } from '../../../properties/property.columns';
import { CYCLE, orderIn } from '../../../rotation/rules';
import { ROTATION_FACTS, rotationFactsOf } from '../../../rotation/steps/rotation-of';
import { isHeldBy } from '../../../shares/share.columns';
import type { ShareYearsArgs } from '../../draft.inputs';
import { isChooser } from '../../steps/who-chooses';
import type { ShareYear, ShareYears } from '../share-years.types';

/** So many of the twelve years lie in the past at most. */
const MOST_PAST = 6;

/** Whether the caller and the person of list `l` both hold the share in its year. */
const IS_MY_LIST = `${isChooser('s.id', '$1', 'l.year')}
    and ${isChooser('s.id', 'l.user_id', 'l.year')}`;

// Only the caller's own share has a row, and only lists of those who hold it that year are read.
const MINE = statement(
  'my-share-years',
  `select s.id as "shareId", s.share_number as "shareNumber", p.id as "propertyId",
      p.name as "propertyName", extract(year from ${todayAt('p')})::int as "thisYear",
      ${ROTATION_FACTS} as rotation,
      (select coalesce(json_agg(json_build_object('year', l.year, 'weeks', l.weeks)), '[]')
        from wish_lists l where l.share_id = s.id and ${IS_MY_LIST}) as lists,
      (select coalesce(json_agg(json_build_object('year', d.year, 'week', pick.week)
          order by pick.round), '[]')
        from draft_picks pick join drafts d on d.id = pick.draft_id
        where pick.share_id = s.id and d.status = 'ENDED') as picks,
      (select coalesce(json_agg(json_build_object('year', w.year, 'week', w.week,
          'startDate', w.start_date, 'endDate', w.end_date, 'season', w.season,
          'holiday', w.holiday)), '[]')
        from weeks w where w.property_id = p.id and (
          exists (select 1 from wish_lists l where l.share_id = s.id and ${IS_MY_LIST}
            and l.year = w.year and w.week = any(l.weeks))
          or exists (select 1 from draft_picks pick join drafts d on d.id = pick.draft_id
            where pick.share_id = s.id and d.year = w.year and pick.week = w.week))) as weeks
    from shares s join properties p on p.id = s.property_id
    where s.id = $2 and ${isHeldBy('$1')}`,
);

type YearsRow = Row<'my-share-years'>;

/** The first of the twelve years: that of the first kept draft, but not too long ago. */
function firstYear(thisYear: number, held: readonly number[]): number {
  return Math.max(thisYear - MOST_PAST, Math.min(thisYear, ...held));
}

function shareYearOf(row: YearsRow, year: number): ShareYear {
  const { turns, isHeld } = orderIn(rotationFactsOf(row.rotation), year);
  const known = new Map(
    row.weeks.flatMap(({ year: of, ...week }) => (of === year ? [[week.week, week]] : [])),
  );
  const listed = row.lists.find((list) => list.year === year)?.weeks ?? [];
  const picked = row.picks.filter((pick) => pick.year === year);
  return {
    year,
    place: turns.find(({ shareNumber }) => shareNumber === row.shareNumber)?.turn ?? null,
    outOf: turns.length,
    isHeld,
    wishes: listed.flatMap((week) => known.get(week) ?? []),
    got: picked.flatMap(({ week }) => known.get(week) ?? []),
  };
}

/**
 * Returns twelve years of a share of the caller: places held and foreseen, wishes and weeks;
 * FORBIDDEN for everyone else, administrators included, and while wish lists are closed.
 */
export async function readShareYears(
  call: RequestContext,
  { shareId }: ShareYearsArgs,
): Promise<ShareYears> {
  const { userId } = requireMember(call);
  await requireOpenLists(call);
  const [row] = await read(call.app, MINE, [userId, shareId]);
  if (!row) throw new AppError('FORBIDDEN', 'This is not a share of yours.', 'shareId');
  const { propertyId, propertyName, shareNumber, thisYear } = row;
  const from = firstYear(
    thisYear,
    row.picks.map(({ year }) => year),
  );
  const years = Array.from({ length: CYCLE }, (_, index) => shareYearOf(row, from + index));
  return { shareId, shareNumber, propertyId, propertyName, thisYear, years };
}
