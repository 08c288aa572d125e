import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { MAY_KNOW_PROPERTY, policyValues } from '../../../shares/share.policy';
import type { DraftsArgs } from '../../draft.inputs';
import type { DraftSummary } from '../../draft.types';
import { CURRENT_TURN, MAY_CHOOSE } from '../../steps/who-chooses';

const LIST = statement(
  'drafts-of-mine',
  `select d.id, d.property_id as "propertyId", p.name as "propertyName", p.time_zone as "timeZone", d.year, d.status,
      d.opens_at as "opensAt", d.deadline, turn.share as "turnShare",
      coalesce(exists (select 1 from shares s where s.property_id = d.property_id
        and s.share_number = turn.share and ${MAY_CHOOSE}), false) as "isMyTurn"
    from drafts d
    join properties p on p.id = d.property_id
    ${CURRENT_TURN}
    where case when $3::bigint is null
        then d.status <> 'ENDED' and exists (
          select 1 from held_shares s where s.property_id = p.id and s.user_id = $1)
        else p.id = $3 and ${MAY_KNOW_PROPERTY} end
    order by "isMyTurn" desc, d.year desc, d.id`,
);

/**
 * Lists planned and running drafts of the properties in which the caller owns shares, or all drafts
 * of one property for its owners and administrators; empty for others.
 */
export async function listDrafts(
  call: RequestContext,
  { propertyId }: DraftsArgs,
): Promise<DraftSummary[]> {
  const actor = requireMember(call);
  return read(call.app, LIST, [...policyValues(actor), propertyId ?? null]);
}
