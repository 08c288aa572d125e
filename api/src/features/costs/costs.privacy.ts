import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';
import { purgeBy } from '../../core/privacy/purge';

/** Deletes the receipts of what was refused a month ago. */
export const purgeReceipts = purgeBy(
  'purge-receipts',
  `delete from files f using cost_files it join cost_proposals c on c.id = it.proposal_id
    where f.id = it.file_id and c.status = 'REFUSED' and c.answered_at < now() - interval '30 days'`,
  () => [] as const,
);

const ENTERED = statement(
  'my-cost-data',
  `select p.name as property, e.kind, e.date, e.amount, l.currency, e.category, e.details,
      e.created_at as "enteredAt"
    from ledger_entries e join ledgers l on l.property_id = e.property_id
      join properties p on p.id = e.property_id
    where e.by_id = $1 order by e.created_at`,
);

const PROPOSED = statement(
  'my-cost-proposals',
  `select p.name as property, c.kind, c.status, c.date, c.amount, l.currency, c.category, c.title,
      c.supplier, c.answer, c.created_at as "enteredAt"
    from cost_proposals c join ledgers l on l.property_id = c.property_id
      join properties p on p.id = c.property_id
    where c.by_id = $1 order by c.created_at`,
);

const KEPT = statement(
  'my-kept-books',
  `select p.name as property, k.created_at as since from bookkeepers k
    join properties p on p.id = k.property_id where k.user_id = $1 order by k.created_at`,
);

const LEAVE = [
  statement('erase-entry-author', 'update ledger_entries set by_id = null where by_id = $1'),
  statement('erase-cost-author', 'update cost_proposals set by_id = null where by_id = $1'),
  statement(
    'erase-cost-answerer',
    'update cost_proposals set answered_by_id = null where answered_by_id = $1',
  ),
  statement('erase-bookkeeper', 'delete from bookkeepers where user_id = $1'),
  statement(
    'erase-bookkeeper-grantor',
    'update bookkeepers set granted_by_id = null where granted_by_id = $1',
  ),
] as const;

// The amounts of the house stay, and its chain names people only by the numbers of their accounts.
export const costsPersonalData: PersonalData = {
  tables: ['ledger_entries', 'cost_proposals', 'bookkeepers'],
  sections: {
    costs: rowsOf(ENTERED),
    proposedCosts: rowsOf(PROPOSED),
    booksKept: rowsOf(KEPT),
  },
  erase: eraseBy(...LEAVE),
};
