import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { addDays } from '../../weeks/rules';
import type {
  ClosePeriodInput,
  CorrectionInput,
  DuesInput,
  ReverseEntryInput,
} from '../cost.inputs';
import type { Entered } from '../cost.types';
import { costEntered, entryReversed, periodClosed } from '../costs.happenings';
import { accountOf, addUp, type LedgerEntry } from '../rules';
import { auditOf, publishEntry } from '../steps/announce-entry';
import { enteredBefore } from '../steps/enter-cost';
import { type LockedLedger, lockToKeep, requireAccount, requireDay } from '../steps/lock-ledger';
import { type NewEntry, postEntry } from '../steps/post-entry';
import { weighSplit } from '../steps/weigh-split';

/** Days ahead for which dues may be raised, about three years. */
const DAYS_AHEAD = 1100;

/** Posts an entry of who keeps the books. */
async function post(
  call: RequestContext,
  transaction: Transaction,
  ledger: LockedLedger,
  { made, title, clientKey }: { made: NewEntry; title: string; clientKey?: string },
): Promise<Entered> {
  const entry = await postEntry(transaction, ledger, made, { words: { title }, clientKey });
  const as = made.kind === 'REVERSAL' ? entryReversed : costEntered;
  await publishEntry(call, transaction, ledger, { entry, title, as });
  return { seq: entry.seq, proposalId: null };
}

/** Raises dues or a levy, which each share owes its part of; bookkeepers and administrators. */
export function raiseDues(call: RequestContext, input: DuesInput): Promise<Entered> {
  const { propertyId, clientKey, isLevy, date, dueOn, amount, title, method, parts } = input;
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    const before = await enteredBefore(transaction, ledger, clientKey);
    if (before) return before;
    requireDay(ledger, date, addDays(ledger.today, DAYS_AHEAD));
    if (dueOn < date || dueOn > addDays(ledger.today, DAYS_AHEAD)) {
      const sentence = 'Please choose a day on or after the day that the dues belong to.';
      throw new AppError('BAD_USER_INPUT', sentence, 'dueOn');
    }
    if (method === 'RESERVE') {
      throw new AppError('BAD_USER_INPUT', 'Dues fill the reserve: please split them.', 'method');
    }
    const split = await weighSplit(transaction, ledger, { method, date, amount, parts });
    const kind = isLevy ? 'LEVY' : 'DUES';
    const made = { kind, date, amount, dueOn, split } as const;
    return post(call, transaction, ledger, { made, title, clientKey });
  });
}

/**
 * Enters amounts by hand: what was owed before the ledger was opened, or a correction; bookkeepers
 * and administrators.
 */
export function correctLedger(call: RequestContext, input: CorrectionInput): Promise<Entered> {
  const { propertyId, clientKey, isOpeningBalance, date, title } = input;
  const sum = input.postings.reduce((total, { amount }) => total + amount, 0);
  const used = input.postings.filter(({ amount }) => amount !== 0);
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    const before = await enteredBefore(transaction, ledger, clientKey);
    if (before) return before;
    requireDay(ledger, date, ledger.today);
    for (const { account } of used) requireAccount(ledger, account, 'postings');
    if (sum !== 0 || used.length < 2) {
      const sentence = 'Please enter at least two amounts that add up to zero.';
      throw new AppError('BAD_USER_INPUT', sentence, 'postings');
    }
    const kind = isOpeningBalance ? 'OPENING_BALANCE' : 'CORRECTION';
    const postings = addUp(used.map(({ account, amount }) => [accountOf(account), amount]));
    return post(call, transaction, ledger, { made: { kind, date, postings }, title, clientKey });
  });
}

const REVERSED = statement(
  'entry-to-reverse',
  `select e.kind, e.text, exists (select from ledger_entries it
      where it.property_id = $1 and it.reverses = $2) as "isReversed"
    from ledger_entries e where e.property_id = $1 and e.seq = $2`,
);

const NOT_REVERSIBLE = ['OPENED', 'REVERSAL', 'CLOSED'];

/**
 * Reverses an entry by one that takes back its amounts, on today's day; bookkeepers and
 * administrators. CONFLICT if it has been reversed.
 */
export function reverseEntry(
  call: RequestContext,
  { propertyId, seq, reason }: ReverseEntryInput,
): Promise<Entered> {
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    requireDay(ledger, ledger.today);
    const [found] = await transaction.query(REVERSED, [propertyId, seq]);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such entry.', 'seq');
    if (found.isReversed) {
      throw new AppError('CONFLICT', 'This entry has already been reversed.', 'seq');
    }
    if (NOT_REVERSIBLE.includes(found.kind)) {
      throw new AppError('BAD_USER_INPUT', 'An entry of this kind cannot be reversed.', 'seq');
    }
    const reversed: LedgerEntry = JSON.parse(found.text);
    const postings = reversed.postings.map(([account, amount]) => [account, -amount] as const);
    const made = { kind: 'REVERSAL', of: seq, date: ledger.today, postings } as const;
    return post(call, transaction, ledger, { made, title: reason });
  });
}

/**
 * Closes a period: nothing can be entered up to its last day from then on; bookkeepers and
 * administrators.
 */
export function closePeriod(
  call: RequestContext,
  { propertyId, until }: ClosePeriodInput,
): Promise<Entered> {
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockToKeep(call, transaction, propertyId);
    const { closedUntil, today, listeners } = ledger;
    if (until >= today || (closedUntil !== null && until <= closedUntil)) {
      const sentence =
        closedUntil === null || until >= today
          ? 'Please choose a day before today.'
          : `The period up to ${closedUntil} is closed already: please choose a later day.`;
      throw new AppError('BAD_USER_INPUT', sentence, 'until');
    }
    const made = { kind: 'CLOSED', date: today, until } as const;
    const entry = await postEntry(transaction, ledger, made, { words: null });
    const audit = auditOf(ledger, { until });
    await happened(call, transaction, periodClosed, { propertyId, listeners, audit });
    return { seq: entry.seq, proposalId: null };
  });
}
