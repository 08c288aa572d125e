import { filteredPages, page, readPage } from '../../../core/input/numbered-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { propertyText, todayAt } from '../../properties/property.columns';
import { policyValues } from '../../shares/share.policy';
import { overdueOf } from '../cost.columns';
import type { CompanyCostsArgs } from '../cost.inputs';
import { type CompanyCostsPage, CompanyCostsSort } from '../cost.types';

const OVERDUE = `coalesce((select sum(${overdueOf('b')}) from ledger_balances b
        where b.property_id = p.id and b.account not in ('BANK', 'RESERVE')), 0)::bigint`;

const balanceOf = (account: string) => `coalesce((select b.amount from ledger_balances b
        where b.property_id = p.id and b.account = '${account}'), 0)`;

const THIS_YEAR = `extract(year from ${todayAt('p')})::int`;

const SPENT = `coalesce((select sum(case e.kind when 'EXPENSE' then e.amount else -it.amount end)
        from ledger_entries e left join ledger_entries it
          on it.property_id = e.property_id and it.seq = e.reverses and it.kind = 'EXPENSE'
        where e.property_id = p.id and (e.kind = 'EXPENSE' or it.seq is not null)
          and e.date between make_date(${THIS_YEAR}, 1, 1) and make_date(${THIS_YEAR}, 12, 31)),
        0)::bigint`;

const ORDERS: Record<CompanyCostsSort, string[]> = {
  NAME: ['p.name_order', 'p.id'],
  OVERDUE: [OVERDUE, 'p.name_order', 'p.id'],
};

const pageFor = filteredPages({
  sorts: Object.values(CompanyCostsSort),
  filters: {},
  make: ({ sort, way }) =>
    page(
      'company-costs',
      {
        from: 'ledgers l join properties p on p.id = l.property_id',
        id: 'p.id',
        where: `($5::boolean or exists (select from bookkeepers keeper
          where keeper.property_id = p.id and keeper.user_id = $4))`,
        matches: ({ holds }) => holds(propertyText('p')),
        order: ORDERS[sort],
        columns: `p.id, p.name, l.currency, -${balanceOf('BANK')} as cash,
          ${balanceOf('RESERVE')} as reserve, ${OVERDUE} as overdue, ${SPENT} as spent,
          (select count(*)::int from cost_proposals c
            where c.property_id = p.id and c.status = 'PENDING') as pending,
          coalesce((select sum(line.amount) from budget_lines line
            where line.property_id = p.id and line.year = ${THIS_YEAR}), 0)::bigint as budget`,
        details: `left join properties p on p.id = picked.id
          left join ledgers l on l.property_id = p.id`,
      },
      way,
    ),
});

/** Returns a page of the ledgers that the caller keeps; of all for administrators. */
export function listCompanyCosts(
  call: RequestContext,
  args: CompanyCostsArgs,
): Promise<CompanyCostsPage> {
  const values = policyValues(requireMember(call));
  const { sort = CompanyCostsSort.NAME } = args;
  return readPage(call.app, pageFor(sort, []), { ...args, values }) as Promise<CompanyCostsPage>;
}
