import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import type { RequestContext } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { FILE_JSON } from '../../files/file.columns';
import { policyValues } from '../../shares/share.policy';
import type { HouseLedgerArgs } from '../cost.inputs';
import { MAY_KEEP_BOOKS, MY_SHARES, requireCosts } from '../cost.policy';
import type { CostProposalView } from '../cost.types';

// The same as mayAnswer says of one that is locked.
const MAY_ANSWER = `c.status = 'PENDING' and c.by_id is distinct from $1 and case
        when c.kind = 'PAYMENT' and 'BANK' not in (c.paid_by, c.paid_to)
          then c.paid_to = any(${MY_SHARES}::text[])
        else ${MAY_KEEP_BOOKS} or c.kind = 'EXPENSE' and l.approval = 'SECOND_OWNER'
          and cardinality(${MY_SHARES}) > 0 and c.paid_by <> all(${MY_SHARES}::text[]) end`;

const PROPOSALS = statement(
  'cost-proposals',
  `select c.id, c.kind, c.status, c.date::text as date, c.amount, c.paid_by as "paidBy",
      c.paid_to as "paidTo", c.category, c.title, coalesce(c.supplier, '') as supplier, c.method,
      c.by_id as "byId", coalesce(${fullName('author')}, '${FORMER_OWNER}') as "byName", c.answer,
      ${MAY_ANSWER} as "mayAnswer",
      c.status = 'PENDING' and c.by_id is not distinct from $1 as "isMine",
      c.created_at as "createdAt",
      array(select ${FILE_JSON} from cost_files it join files f on f.id = it.file_id
        where it.proposal_id = c.id order by it.position) as files
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
