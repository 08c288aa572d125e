import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { deleteFiles } from '../../files/steps/attach-file';
import { CostFile, CostProposal } from '../cost.entities';
import { maySeeCosts } from '../cost.policy';
import { ProposalStatus } from '../cost.types';
import { costRefused, costWithdrawn } from '../costs.happenings';
import type { LedgerEntry } from '../rules';
import type { AnswerProposalInput, ProposalArgs } from '../setup/ledger-setup.inputs';
import { amountText, auditOf, publishEntry } from '../steps/announce-entry';
import { postCost } from '../steps/enter-cost';
import { type LockedLedger, lockLedger, requireDay } from '../steps/lock-ledger';

const LINK = statement(
  'receipts-of-approved-cost',
  'update cost_files set seq = $2 where proposal_id = $1',
);

const noSuchProposal = () =>
  new AppError('NOT_FOUND', 'There is no such expense or payment.', 'id');

/** Locks a pending proposal with its ledger; CONFLICT once it has been answered. */
async function lockProposal(call: RequestContext, transaction: Transaction, id: number) {
  const { manager } = transaction;
  const found = await manager.findOneBy(CostProposal, { id });
  // Those who may not see the house's costs learn nothing, not even that there is one.
  if (!found || !(await maySeeCosts(call, found.propertyId))) throw noSuchProposal();
  const ledger = await lockLedger(call, transaction, found.propertyId);
  const proposal = await manager.findOneByOrFail(CostProposal, { id });
  if (proposal.status !== ProposalStatus.PENDING) {
    throw new AppError('CONFLICT', 'This has already been answered.', 'id');
  }
  return { ledger, proposal };
}

/** Whether the user may approve or refuse a proposal: never one of their own. */
function mayAnswer(
  { mayKeepBooks, myShares, approval, userId }: LockedLedger,
  { kind, paidBy, paidTo, byId }: CostProposal,
): boolean {
  if (byId === userId) return false;
  const isMine = (account: string | null) => myShares.includes(Number(account));
  // The one who got a payment knows; the house's bank statement is what bookkeepers see.
  if (kind === 'PAYMENT' && paidBy !== 'BANK' && paidTo !== 'BANK') return isMine(paidTo);
  if (mayKeepBooks) return true;
  return (
    kind === 'EXPENSE' && approval === 'SECOND_OWNER' && myShares.length > 0 && !isMine(paidBy)
  );
}

/** Refuses those who may not answer, and a refusal without a reason. */
function requireAnswer(
  ledger: LockedLedger,
  proposal: CostProposal,
  { isApproved, answer }: Omit<AnswerProposalInput, 'id'>,
): void {
  if (!mayAnswer(ledger, proposal)) {
    throw new AppError('FORBIDDEN', 'Someone else has to approve this.', 'id');
  }
  if (!isApproved && !answer) {
    throw new AppError('BAD_USER_INPUT', 'Please say why you refuse it.', 'answer');
  }
}

/** Makes a proposal an entry, with its receipts. */
async function approve(
  transaction: Transaction,
  ledger: LockedLedger,
  proposal: CostProposal,
): Promise<LedgerEntry> {
  const { id, byId, clientKey } = proposal;
  requireDay(ledger, proposal.date);
  const order = { position: 'ASC' } as const;
  const files = await transaction.manager.find(CostFile, { where: { proposalId: id }, order });
  const fileIds = files.map(({ fileId }) => fileId);
  const entry = await postCost(transaction, ledger, proposal, { byId, clientKey, fileIds });
  await transaction.query(LINK, [id, entry.seq]);
  return entry;
}

/**
 * Approves a proposed expense or payment, which becomes an entry, or refuses it with a reason:
 * bookkeepers, administrators, the one who got a payment, or an owner of another share where the
 * ledger is set so. CONFLICT once it has been answered.
 */
export function answerProposal(
  call: RequestContext,
  { id, isApproved, answer }: AnswerProposalInput,
): Promise<boolean> {
  const { userId: byId } = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { ledger, proposal } = await lockProposal(call, transaction, id);
    requireAnswer(ledger, proposal, { isApproved, answer });
    const status = isApproved ? ProposalStatus.APPROVED : ProposalStatus.REFUSED;
    const entry = isApproved ? await approve(transaction, ledger, proposal) : null;
    const answered = { status, seq: entry?.seq ?? null, answer: isApproved ? null : answer };
    await transaction.manager.save(
      Object.assign(proposal, { ...answered, answeredAt: ledger.now, answeredById: byId }),
    );
    const { propertyId, listeners, currency } = ledger;
    const { byId: userId, title, amount } = proposal;
    const author = {
      ...({ kind: 'cost.answered', userId, propertyId, byId } as const),
      facts: { title, amount: amountText(ledger, amount), isCredit: isApproved, reason: answer },
    };
    await (entry
      ? publishEntry(call, transaction, ledger, { entry, title, also: [author] })
      : happened(call, transaction, costRefused, {
          ...{ propertyId, listeners, activity: [author] },
          audit: auditOf(ledger, { amount, currency }),
        }));
    return true;
  });
}

/** Withdraws a proposal of one's own; CONFLICT once it has been answered. */
export function withdrawProposal(call: RequestContext, { id }: ProposalArgs): Promise<boolean> {
  const { userId } = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { ledger, proposal } = await lockProposal(call, transaction, id);
    if (proposal.byId !== userId) {
      throw new AppError('FORBIDDEN', 'Only the one who entered it can withdraw it.', 'id');
    }
    const files = await transaction.manager.findBy(CostFile, { proposalId: id });
    await deleteFiles(
      transaction,
      files.map(({ fileId }) => fileId),
    );
    const withdrawn = { status: ProposalStatus.WITHDRAWN, answeredAt: ledger.now };
    await transaction.manager.save(Object.assign(proposal, withdrawn));
    const { propertyId, listeners } = ledger;
    await happened(call, transaction, costWithdrawn, { propertyId, listeners });
    return true;
  });
}
