import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import type { RequestContext } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { policyValues } from '../../shares/share.policy';
import { receiptsWhere } from '../cost.columns';
import type { HouseLedgerArgs } from '../cost.inputs';
import { MAY_ANSWER, requireCosts } from '../cost.policy';
import type { CostProposalView } from '../cost.types';

const PROPOSALS = statement(
  'cost-proposals',
  `select c.id, c.kind, c.status, c.date::text as date, c.amount, c.paid_by as "paidBy",
      c.paid_to as "paidTo", c.category, c.title, coalesce(c.supplier, '') as supplier, c.method,
      c.by_id as "byId", coalesce(${fullName('author')}, '${FORMER_OWNER}') as "byName", c.answer,
      ${MAY_ANSWER} as "mayAnswer",
      c.status = 'PENDING' and c.by_id is not distinct from $1 as "isMine",
      c.created_at as "createdAt",
      ${receiptsWhere('it.proposal_id = c.id')} as files
    from cost_proposals c join ledgers l on l.property_id = c.property_id
    join properties p on p.id = c.property_id
    left join users author on author.id = c.by_id
    where c.property_id = $3 and (c.status = 'PENDING'
      or c.status = 'REFUSED' and c.by_id = $1 and c.answered_at > now() - interval '30 days')
    order by c.id limit 200`,
);

/**
 * Lists the expenses and payments of a property that wait for an answer, and those of the caller
 * that were refused in the last 30 days.
 */
export async function listProposals(
  call: RequestContext,
  { propertyId }: HouseLedgerArgs,
): Promise<CostProposalView[]> {
  const actor = await requireCosts(call, propertyId);
  return read(call.app, PROPOSALS, [...policyValues(actor), propertyId]) as Promise<
    CostProposalView[]
  >;
}
