import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { propertyRefusal } from '../../../properties/property.policy';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import { BOOKING_OWNER, HOLDER_NAME } from '../../../weeks/booking.columns';
import type { LedgerArgs } from '../../draft.inputs';
import type { LedgerYear } from '../../draft.types';

// A property without bookings is one row without a year; no row means no access.
const LEDGER = statement(
  'fairness-ledger',
  `select s.share_number as "shareNumber", b.year,
      count(*) filter (where w.season = 'PEAK')::int as peak,
      count(*) filter (where w.season = 'HIGH')::int as high,
      count(*) filter (where w.season = 'LOW')::int as low,
      coalesce(array_agg(w.holiday order by w.week) filter (where w.holiday is not null), '{}')
        as holidays,
      coalesce(array_agg(distinct ${HOLDER_NAME}) filter (where tenure.id is not null), '{}')
        as "holderNames",
      (select count(*) filter (where pick.is_first_choice)::int from drafts d
        join draft_picks pick on pick.draft_id = d.id and pick.share_id = s.id
        where d.property_id = p.id and d.year = b.year and d.status = 'ENDED'
        having count(*) > 0) as "firstChoices"
    from properties p
    left join bookings b on b.property_id = p.id and b.released_at is null
    ${BOOKING_OWNER}
    left join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where p.id = $3 and ${MAY_KNOW_PROPERTY}
    group by p.id, s.id, b.year
    order by b.year desc, s.share_number`,
);

/**
 * Lists what each share got in each year, in neutral figures and one statement; for owners and
 * administrators.
 */
export async function readLedger(
  call: RequestContext,
  { propertyId }: LedgerArgs,
): Promise<LedgerYear[]> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId] as const;
  const rows = await read(call.app, LEDGER, values);
  if (rows.length === 0) throw propertyRefusal(actor);
  return rows.flatMap(({ shareNumber, year, holderNames: names, ...figures }) => {
    const holderNames = names.filter((name) => name !== null);
    return shareNumber === null || year === null
      ? []
      : [{ shareNumber, year, holderNames, ...figures }];
  });
}
