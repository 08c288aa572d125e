import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { CostProposal } from '../cost.entities';
import type { ExpenseInput, PaymentInput } from '../cost.inputs';
import type { Entered } from '../cost.types';
import { costProposed } from '../costs.happenings';
import { publishEntry } from '../steps/announce-entry';
import { announceProposal } from '../steps/announce-proposal';
import { attachReceipts } from '../steps/attach-receipts';
import { type Cost, checkCost, enteredBefore, postCost } from '../steps/enter-cost';
import { type LockedLedger, lockLedger, requireAccount, requireDay } from '../steps/lock-ledger';

/** Each may notify other owners. */
const ENTERING: Limit = { name: 'enter-costs', points: 120, seconds: 3600 };

const isMine = ({ myShares }: LockedLedger, account: string) => myShares.includes(Number(account));

/** Refuses what an owner enters for another share, or for the house. */
function requireMine(ledger: LockedLedger, { kind, paidBy, paidTo }: Cost): void {
  if (ledger.mayKeepBooks || isMine(ledger, paidBy)) return;
  if (kind === 'PAYMENT' && paidTo !== null && isMine(ledger, paidTo)) return;
  const sentence = 'Please choose a share of yours: for others, a bookkeeper enters it.';
  throw new AppError('FORBIDDEN', sentence, 'paidBy');
}

/** Whether a cost counts at once: what others would have to confirm waits for them. */
function countsAtOnce(ledger: LockedLedger, { kind, paidBy, paidTo }: Cost): boolean {
  if (ledger.mayKeepBooks) return true;
  if (kind === 'EXPENSE') return ledger.approval === 'NONE';
  return paidBy !== 'BANK' && isMine(ledger, paidTo ?? '');
}

interface Entering {
  propertyId: number;
  clientKey: string;
  fileIds: readonly number[];
}

async function propose(
  call: RequestContext,
  transaction: Transaction,
  ledger: LockedLedger,
  { cost, clientKey, fileIds }: Omit<Entering, 'propertyId'> & { cost: Cost },
): Promise<Entered> {
  const { propertyId, listeners, userId: byId } = ledger;
  await checkCost(transaction, ledger, cost);
  const { manager } = transaction;
  const made = { ...cost, propertyId, clientKey, byId };
  const { id } = await manager.save(manager.create(CostProposal, made));
  await attachReceipts(transaction, ledger, fileIds, { proposalId: id });
  const activity = await announceProposal(transaction, ledger, cost);
  await happened(call, transaction, costProposed, { propertyId, listeners, activity });
  return { seq: null, proposalId: id };
}

async function post(
  call: RequestContext,
  transaction: Transaction,
  ledger: LockedLedger,
  { cost, clientKey, fileIds }: Omit<Entering, 'propertyId'> & { cost: Cost },
): Promise<Entered> {
  const { userId: byId } = ledger;
  const entry = await postCost(transaction, ledger, cost, { byId, clientKey, fileIds });
  await attachReceipts(transaction, ledger, fileIds, { seq: entry.seq });
  await publishEntry(call, transaction, ledger, { entry, title: cost.title });
  return { seq: entry.seq, proposalId: null };
}

/**
 * Enters a cost: at once for who keeps the books and where no one has to approve it; otherwise it
 * waits for an answer. A repeated key returns what the first one made.
 */
async function enter(call: RequestContext, entering: Entering, cost: Cost): Promise<Entered> {
  const { userId } = requireMember(call);
  await call.app.throttle.consume(ENTERING, String(userId));
  return inTransaction(call.app, async (transaction) => {
    const ledger = await lockLedger(call, transaction, entering.propertyId);
    const before = await enteredBefore(transaction, ledger, entering.clientKey);
    if (before) return before;
    requireDay(ledger, cost.date, ledger.today);
    requireAccount(ledger, cost.paidBy, 'paidBy');
    requireAccount(ledger, cost.paidTo ?? cost.paidBy, 'paidTo');
    requireMine(ledger, cost);
    const made = { ...entering, cost };
    return countsAtOnce(ledger, cost)
      ? post(call, transaction, ledger, made)
      : propose(call, transaction, ledger, made);
  });
}

/** Enters an expense that a share or the house has paid, with its receipts. */
export function enterExpense(call: RequestContext, input: ExpenseInput): Promise<Entered> {
  const { date, amount, paidBy, category, title, supplier = null, method } = input;
  const parts = input.parts?.map(({ share, amount: part }) => [share, part] as const) ?? null;
  const what = { date, amount, paidBy, paidTo: null, category, title, supplier, method, parts };
  return enter(call, input, { kind: 'EXPENSE', ...what });
}

/** Enters a payment between two accounts; the one who got it confirms it. */
export async function enterPayment(call: RequestContext, input: PaymentInput): Promise<Entered> {
  const { date, amount, paidBy, paidTo, title } = input;
  if (paidBy === paidTo) {
    const sentence = 'Please choose two different accounts.';
    throw new AppError('BAD_USER_INPUT', sentence, 'paidTo');
  }
  const none = { category: null, supplier: null, method: null, parts: null };
  const cost: Cost = { kind: 'PAYMENT', date, amount, paidBy, paidTo, title, ...none };
  return enter(call, { ...input, fileIds: [] }, cost);
}
