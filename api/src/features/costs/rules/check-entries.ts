import { addUp, samePostings } from './balances';
import type { Account, EntryOf, LedgerEntry, Posting } from './entries';
import { postingsOf } from './postings';

/** The ledger before an entry. */
interface Before {
  entries: readonly LedgerEntry[];
  /** Numbers of the entries that were reversed. */
  reversed: ReadonlySet<number>;
  /** The day until which the ledger is closed; empty before the first closing. */
  closedUntil: string;
}

const FINAL = ['OPENED', 'REVERSAL', 'CLOSED'];

/** Returns why an entry cannot stand at its place. */
function placeProblem(entry: LedgerEntry, { entries, closedUntil }: Before): string | null {
  const last = entries.at(-1);
  if (entry.seq !== entries.length + 1) return `It is numbered ${entry.seq}.`;
  if ((entry.kind === 'OPENED') === Boolean(last)) {
    return 'A ledger begins with its opening, and has no other.';
  }
  if (last && entry.at < last.at) return 'It was written before the entry that it follows.';
  return entry.date <= closedUntil ? `The ledger was closed until ${closedUntil}.` : null;
}

/** Returns why an amount cannot be split so. */
function splitProblem({
  kind,
  amount,
  split,
}: EntryOf<'EXPENSE' | 'DUES' | 'LEVY'>): string | null {
  const { method, weights } = split;
  if (method === 'RESERVE') {
    if (kind !== 'EXPENSE') return 'Only an expense is paid from the reserve.';
    return weights.length === 0 ? null : 'What the reserve pays has no weights.';
  }
  if (weights.some(([share], index) => share <= (weights[index - 1]?.[0] ?? 0))) {
    return 'Its weights are not in the order of the shares, each once.';
  }
  const total = weights.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  if (total === 0n) return 'No share has a weight.';
  const isOther = method === 'BY_HAND' && total !== BigInt(amount);
  return isOther ? 'The amounts by hand do not sum to its amount.' : null;
}

function reversalProblem(of: number, { entries, reversed }: Before): string | null {
  const other = entries[of - 1];
  if (!other) return `There was no entry ${of} to reverse.`;
  if (FINAL.includes(other.kind)) return `Entry ${of} cannot be reversed.`;
  return reversed.has(of) ? `Entry ${of} was reversed already.` : null;
}

/** Returns why an entry cannot be, apart from its postings. */
function factProblem(entry: LedgerEntry, before: Before): string | null {
  switch (entry.kind) {
    case 'EXPENSE':
    case 'DUES':
    case 'LEVY':
      return splitProblem(entry);
    case 'PAYMENT':
      return entry.from === entry.to ? 'No account pays itself.' : null;
    case 'REVERSAL':
      return reversalProblem(entry.of, before);
    case 'CLOSED':
      return entry.until > before.closedUntil ? null : 'The ledger was closed until then already.';
    default:
      return null;
  }
}

/** Returns what is wrong with the postings of an entry that is possible otherwise. */
function postingsProblem(entry: LedgerEntry, { entries }: Before): string | null {
  const { postings } = entry;
  if (entry.kind !== 'OPENING_BALANCE' && entry.kind !== 'CORRECTION') {
    const reversed = entry.kind === 'REVERSAL' ? entries[entry.of - 1]?.postings : undefined;
    return samePostings(postings, postingsOf(entry, reversed))
      ? null
      : 'Its postings do not follow from it.';
  }
  if (postings.length < 2) return 'It has fewer than two postings.';
  if (!samePostings(postings, addUp(postings)))
    return 'Its postings are not in order, each account once.';
  const sum = postings.reduce((total, [, amount]) => total + amount, 0);
  return sum === 0 ? null : 'Its postings do not sum to 0.';
}

/** Adds postings to balances; returns false if one is too large to be exact. */
function post(balances: Map<Account, number>, postings: readonly Posting[]): boolean {
  for (const [account, amount] of postings) {
    balances.set(account, (balances.get(account) ?? 0) + amount);
  }
  return [...balances.values()].every(Number.isSafeInteger);
}

/** Returns the first entry of a ledger that breaks its rules, and why; null if none does. */
export function checkEntries(all: readonly LedgerEntry[]): { seq: number; problem: string } | null {
  const balances = new Map<Account, number>();
  const entries: LedgerEntry[] = [];
  const reversed = new Set<number>();
  let closedUntil = '';
  for (const entry of all) {
    const before: Before = { entries, reversed, closedUntil };
    const problem =
      placeProblem(entry, before) ??
      factProblem(entry, before) ??
      postingsProblem(entry, before) ??
      (post(balances, entry.postings) ? null : 'A balance is too large.');
    if (problem) return { seq: entries.length + 1, problem };
    entries.push(entry);
    if (entry.kind === 'REVERSAL') reversed.add(entry.of);
    if (entry.kind === 'CLOSED') closedUntil = entry.until;
  }
  return null;
}
