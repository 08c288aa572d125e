import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../auth/auth.policy';
import { fullName } from '../../auth/user.columns';
import { isMemberOf, OWNERS_NAME } from '../../shares/share.columns';
import { policyValues } from '../../shares/share.policy';
import { overdueOf } from '../cost.columns';
import type { CostsArgs, HouseLedgerArgs } from '../cost.inputs';
import { MAY_KEEP_BOOKS, requireCosts } from '../cost.policy';
import { CostApproval, type CostCategory, type HouseCosts } from '../cost.types';
import { type BorneCost, costsByShare } from '../rules';
import { notOpenYet } from '../steps/lock-ledger';

/** Each reads a whole ledger. */
const FILES: Limit = { name: 'files-of-ledgers', points: 60, seconds: 3600 };

const HOUSE = statement(
  'house-costs',
  `select p.id as "propertyId", p.name as "propertyName", ${MAY_KEEP_BOOKS} as "mayKeepBooks",
      l.currency, coalesce(l.approval, '${CostApproval.ADMINISTRATOR}') as approval,
      l.account_holder as "accountHolder", l.iban, l.closed_until::text as "closedUntil",
      coalesce(l.seq, 0) as seq, coalesce(l.head, '') as head, coalesce(l.version, 0) as version,
      array(select json_build_object('id', keeper.id, 'name', ${fullName('keeper')})
        from bookkeepers it join users keeper on keeper.id = it.user_id
        where it.property_id = p.id order by it.created_at) as bookkeepers,
      array(select json_build_object('category', b.category, 'budget', b.amount)
        from budget_lines b where b.property_id = p.id and b.year = $4) as budget
    from properties p left join ledgers l on l.property_id = p.id where p.id = $3`,
);

const ACCOUNTS = statement(
  'cost-accounts',
  `with accounts as (
      select s.share_number::text as account, s.share_number as place, s.id as "shareId"
        from shares s where s.property_id = $1
      union all values ('BANK', 13, null::bigint), ('RESERVE', 14, null))
    select a.account, coalesce(${OWNERS_NAME}, '') as name,
      coalesce(${isMemberOf('s.id', '$2')}, false) as "isMine",
      coalesce(s.is_active and s.user_id is not null, false) as "takesPart",
      coalesce(b.amount, 0) as balance,
      case when s.id is null then 0 else ${overdueOf('b')} end as overdue
    from accounts a join properties p on p.id = $1 left join shares s on s.id = a."shareId"
    left join users owner on owner.id = s.user_id
    left join ledger_balances b on b.property_id = $1 and b.account = a.account
    order by a.place`,
);

const BORNE = statement(
  'costs-of-year',
  `select coalesce(of.text, e.text) as text, coalesce(of.category, e.category) as category,
      of.seq is not null as "isReversed"
    from ledger_entries e
    left join ledger_entries of on of.property_id = e.property_id and of.seq = e.reverses
    where e.property_id = $1 and e.seq <= $3
      and e.date between make_date($2, 1, 1) and make_date($2, 12, 31)
      and coalesce(of.kind, e.kind) in ('EXPENSE', 'DUES', 'LEVY')`,
);

const sumOf = (costs: readonly { amount: number }[]) =>
  costs.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the categories with their sums; those with a budget also where nothing was spent. */
function categoriesOf(
  costs: readonly (BorneCost & { category: string | null })[],
  budget: readonly { category: CostCategory; budget: number }[],
  mine: (cost: BorneCost) => number,
): HouseCosts['categories'] {
  const spent = costs.map(({ category }) => category as CostCategory);
  const categories = [...new Set([...spent, ...budget.map(({ category }) => category)])];
  return categories
    .map((category) => {
      const of = costs.filter((cost) => cost.category === category);
      const planned = budget.find((line) => line.category === category)?.budget ?? null;
      const part = of.reduce((sum, cost) => sum + mine(cost), 0);
      return { category, amount: sumOf(of), mine: part, budget: planned };
    })
    .toSorted((one, other) => other.amount - one.amount);
}

/**
 * Returns what a property costs in a year, with the balances of today: for its owners, bookkeepers
 * and administrators. With `share`, the part of that share replaces the caller’s.
 */
export async function readCosts(
  call: RequestContext,
  { propertyId, year }: CostsArgs,
  share?: number,
): Promise<HouseCosts> {
  const actor = await requireCosts(call, propertyId);
  const values = [...policyValues(actor), propertyId, year] as const;
  const [house] = await read(call.app, HOUSE, values);
  if (!house) throw new Error('The property is missing.');
  const accounts = await read(call.app, ACCOUNTS, [propertyId, actor.userId]);
  const entries = await read(call.app, BORNE, [propertyId, year, house.seq]);
  const all = entries.map(({ text, category, isReversed }) => ({
    ...costsByShare(JSON.parse(text), isReversed),
    category,
  }));
  const costs = all.filter(({ isDue }) => !isDue);
  const isOurs = ({ account, isMine }: (typeof accounts)[number]) =>
    share === undefined ? isMine : account === `${share}`;
  const myShares = accounts.filter(isOurs).map(({ account }) => account);
  const partOf = ({ parts }: BorneCost) =>
    parts.reduce((sum, [share, part]) => (myShares.includes(String(share)) ? sum + part : sum), 0);
  const borne = (of: readonly BorneCost[]) => of.reduce((sum, cost) => sum + partOf(cost), 0);
  const { budget, ...settings } = house;
  return {
    ...{ ...settings, year, total: sumOf(costs), mine: borne(all) },
    myDues: borne(all) - borne(costs),
    categories: categoriesOf(costs, budget, partOf),
    accounts,
  };
}

/**
 * Returns the same for a file, for which administrators give their password; CONFLICT unless the
 * ledger is open.
 */
export async function readCostsForFile(
  call: RequestContext,
  { propertyId, year = new Date().getUTCFullYear() }: HouseLedgerArgs & Partial<CostsArgs>,
  share?: number,
) {
  await call.app.throttle.consume(FILES, String(requireMember(call).userId));
  const costs = await readCosts(call, { propertyId, year }, share);
  if (call.actor?.isAdminSession) requireRecentPasswordOrToken(call);
  if (costs.currency === null) throw notOpenYet();
  return { ...costs, currency: costs.currency };
}
