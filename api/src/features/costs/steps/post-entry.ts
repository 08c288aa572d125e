import { chain, hashOf, newSalt } from '@packages/sealed-log/chain';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { CostCategory } from '../cost.types';
import { type Fact, type LedgerEntry, postingsOf, type Unposted } from '../rules';
import type { LockedLedger } from './lock-ledger';

const POST = statement(
  'post-entry',
  `with entry as (insert into ledger_entries (property_id, seq, kind, date, text, hash, amount,
        category, due_on, reverses, salt, details, by_id, client_key, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)),
    posted as (insert into ledger_postings (property_id, seq, account, amount)
      select $1, $2, * from unnest($16::text[], $17::bigint[])),
    ledger as (update ledgers set seq = $2, head = $6, closed_until = coalesce($18, closed_until)
      where property_id = $1 returning seq)
    select seq from ledger`,
);

/** The words of an entry, which its text has as a salted hash alone. */
export interface EntryWords {
  title: string;
  supplier?: string | undefined;
  category?: CostCategory | undefined;
  /** The SHA-256 of each receipt. */
  receipts?: readonly string[];
}

/** An entry as its use-case makes it; the rest follows from the ledger. */
export type NewEntry = Fact & { date: string; postings?: LedgerEntry['postings'] };

interface Origin {
  /** The user who entered it, null after their erasure; defaults to the one of the ledger. */
  byId?: number | null;
  /** Title and details; null for an entry without any. */
  words: EntryWords | null;
  clientKey?: string | undefined;
}

/** Adds an entry to a locked ledger, chained to the one before; the ledger goes on from it. */
export async function postEntry(
  transaction: Transaction,
  ledger: LockedLedger,
  made: NewEntry,
  { byId = ledger.userId, words, clientKey }: Origin,
): Promise<LedgerEntry> {
  const salt = words && newSalt();
  const details = words && JSON.stringify(words);
  const entry = {
    ...{ seq: ledger.seq + 1, at: ledger.now.toISOString(), by: byId },
    details: salt && details && (await hashOf(salt, details)),
    ...made,
  } as LedgerEntry;
  entry.postings = made.postings ?? postingsOf(entry as Unposted);
  const [link] = await chain(ledger.head, [entry]);
  if (!link) throw new Error('An entry has no link.');
  const posted = entry.postings;
  await transaction.query(POST, [
    ...([ledger.propertyId, entry.seq, entry.kind, entry.date, link.text, link.hash] as const),
    'amount' in entry ? entry.amount : null,
    words?.category ?? null,
    'dueOn' in entry ? entry.dueOn : null,
    'of' in entry ? entry.of : null,
    ...([salt, details, byId, clientKey ?? null, ledger.now] as const),
    posted.map(([account]) => String(account)),
    posted.map(([, amount]) => amount),
    'until' in entry ? entry.until : null,
  ]);
  Object.assign(ledger, { seq: entry.seq, head: link.hash });
  return entry;
}
