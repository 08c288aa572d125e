import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { PAGE_SIZE } from '../../../core/input/numbered-page';
import { FORMER_OWNER } from '../../../core/privacy/personal-data';
import type { RequestContext } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { receiptsWhere } from '../cost.columns';
import type { LedgerEntriesArgs } from '../cost.inputs';
import { requireCosts } from '../cost.policy';
import type { CostCategory, EntryKind, LedgerEntryPage, LedgerEntryView } from '../cost.types';
import type { LedgerEntry } from '../rules';
import type { EntryWords } from '../steps/post-entry';

const ENTRIES = statement(
  'ledger-entries',
  `select e.seq, e.kind, e.date::text as date, e.amount, e.category, e.due_on::text as "dueOn",
      e.reverses, reversal.seq as "reversedBy", e.text, e.details, e.created_at as at,
      case when e.by_id is not null then ${fullName('author')}
        when e.text::jsonb ->> 'by' is not null then '${FORMER_OWNER}' else '' end as "byName",
      ${receiptsWhere('it.property_id = e.property_id and it.seq = e.seq')} as files
    from ledger_entries e
    left join ledger_entries reversal
      on reversal.property_id = e.property_id and reversal.reverses = e.seq
    left join users author on author.id = e.by_id
    where e.property_id = $1 and e.seq < coalesce($2, 2147483647)
      and ($3::int is null or e.date between make_date($3, 1, 1) and make_date($3, 12, 31))
    order by e.seq desc limit $4`,
);

function viewOf({ text, details, ...row }: Row<'ledger-entries'>): LedgerEntryView {
  const entry: LedgerEntry = JSON.parse(text);
  const words: Partial<EntryWords> = details === null ? {} : JSON.parse(details);
  const { method = null, weights = [] } = 'split' in entry ? entry.split : {};
  return {
    ...row,
    kind: row.kind as EntryKind,
    dueOn: 'until' in entry ? entry.until : row.dueOn,
    category: row.category as CostCategory | null,
    title: words.title ?? '',
    supplier: words.supplier ?? '',
    method,
    parts: weights.map(([share, weight]) => ({ account: String(share), weight })),
    postings: entry.postings.map(([account, amount]) => ({ account: String(account), amount })),
  };
}

/** Lists the entries of a ledger, newest first, for its owners, bookkeepers and administrators. */
export async function listEntries(
  call: RequestContext,
  { propertyId, before, year, first = PAGE_SIZE }: LedgerEntriesArgs,
): Promise<LedgerEntryPage> {
  await requireCosts(call, propertyId);
  const filters = [before ?? null, year ?? null] as const;
  const rows = await read(call.app, ENTRIES, [propertyId, ...filters, first + 1]);
  const items = rows.slice(0, first).map(viewOf);
  return { items, next: rows.length > first ? (items.at(-1)?.seq ?? null) : null };
}
