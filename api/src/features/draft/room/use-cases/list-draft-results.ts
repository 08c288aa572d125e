import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { holdsOn } from '../../../shares/share.columns';
import type { DraftResult } from '../next-choice.types';

const RESULTS = statement(
  'my-draft-results',
  `select p.id as "propertyId", p.name as "propertyName", y.year, y.drafted_at as "endedAt",
      json_agg(json_build_object('week', w.week, 'startDate', w.start_date, 'endDate', w.end_date,
        'season', w.season, 'holiday', w.holiday) order by w.week) as weeks
    from property_years y
    join properties p on p.id = y.property_id
    join held_shares s on s.property_id = p.id and s.user_id = $1
    join bookings b on b.share_id = s.id and b.year = y.year and b.released_at is null
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where y.drafted_at > now() - interval '30 days' and ${holdsOn('s.id', '$1', 'w.start_date')}
    group by p.id, y.property_id, y.year
    order by y.drafted_at desc, p.name_order, p.id`,
);

/** Lists the caller's weeks from drafts that ended within the last 30 days, the latest first. */
export async function listDraftResults(call: RequestContext): Promise<DraftResult[]> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, RESULTS, [userId]);
  return rows.flatMap(({ endedAt, ...row }) => (endedAt === null ? [] : [{ ...row, endedAt }]));
}
