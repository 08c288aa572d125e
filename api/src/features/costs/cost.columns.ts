import { todayAt } from '../properties/property.columns';

/**
 * What the account of row `balance` of ledger_balances owes and should have paid, as SQL, in property
 * `p`: dues that are not due yet count in the balance, but are not overdue.
 */
export const overdueOf = (balance: string) => `greatest(coalesce((
        select sum(later.amount) from ledger_entries e
        join ledger_postings later on later.property_id = e.property_id and later.seq = e.seq
          and later.account = ${balance}.account
        where e.property_id = p.id and e.due_on > ${todayAt('p')} and not exists (
          select from ledger_entries reversal
          where reversal.property_id = p.id and reversal.reverses = e.seq)), 0)
      - coalesce(${balance}.amount, 0), 0)::bigint`;
