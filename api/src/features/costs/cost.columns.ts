import { FILE_JSON } from '../files/file.columns';
import { todayAt } from '../properties/property.columns';

/** Dues of account `balance` in property `p` that are not due yet, zero or less, as SQL. */
const later = (balance: string) => `coalesce((
        select sum(posting.amount) from ledger_entries e
        join ledger_postings posting on posting.property_id = e.property_id and posting.seq = e.seq
          and posting.account = ${balance}.account
        where e.property_id = p.id and e.due_on > ${todayAt('p')} and not exists (
          select from ledger_entries reversal
          where reversal.property_id = p.id and reversal.reverses = e.seq)), 0)`;

/**
 * The dues that the share of row `balance` of ledger_balances should have paid, as SQL, in property
 * `p`: no more than it owes in all.
 */
export const overdueOf = (balance: string) => `coalesce(greatest(least(
        ${later(balance)} - ${balance}.dues, ${later(balance)} - ${balance}.amount), 0), 0)::bigint`;

/** The receipts of the rows `it` of cost_files that a condition holds for, as SQL. */
export const receiptsWhere = (condition: string) => `array(
        select ${FILE_JSON} from cost_files it join files f on f.id = it.file_id
        where ${condition} order by it.position)`;
