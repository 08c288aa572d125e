import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { CostFile, CostProposal } from '../cost.entities';
import { maySeeCosts } from '../cost.policy';
import { ProposalStatus } from '../cost.types';
import type { AnswerProposalInput, ProposalArgs } from '../cost-setup.inputs';
import { costAnswered } from '../costs.happenings';
import { amountText, announceEntry, auditOf } from '../steps/announce-entry';
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
  { mayKeepBooks, myShares, approval, actor }: LockedLedger,
  { kind, paidBy, paidTo, byId }: CostProposal,
): boolean {
  if (byId === actor.userId) return false;
  if (mayKeepBooks) return true;
  if (kind === 'PAYMENT') return myShares.includes(Number(paidTo));
  return approval === 'SECOND_OWNER' && myShares.some((share) => String(share) !== paidBy);
}

async function approve(transaction: Transaction, ledger: LockedLedger, proposal: CostProposal) {
  const { id, byId, clientKey, title, date } = proposal;
  requireDay(ledger, date);
  const files = await transaction.manager.find(CostFile, {
    where: { proposalId: id },
    order: { position: 'ASC' },
  });
  const fileIds = files.map(({ fileId }) => fileId);
  const entry = await postCost(transaction, ledger, proposal, { byId, clientKey, fileIds });
  await transaction.query(LINK, [id, entry.seq]);
  const about = { kind: 'cost.entered', title, byId: ledger.actor.userId } as const;
  return { seq: entry.seq, activity: await announceEntry(transaction, ledger, entry, about) };
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
  requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { ledger, proposal } = await lockProposal(call, transaction, id);
    const { actor, propertyId, listeners } = ledger;
    if (!mayAnswer(ledger, proposal)) {
      throw new AppError('FORBIDDEN', 'Someone else has to approve this.', 'id');
    }
    if (!isApproved && !answer) {
      throw new AppError('BAD_USER_INPUT', 'Please say why you refuse it.', 'answer');
    }
    const status = isApproved ? ProposalStatus.APPROVED : ProposalStatus.REFUSED;
    const { seq = null, activity = [] } = isApproved
      ? await approve(transaction, ledger, proposal)
      : {};
    const answered = { status, seq, answer: isApproved ? null : answer, answeredAt: ledger.now };
    await transaction.manager.save(
      Object.assign(proposal, { ...answered, answeredById: actor.userId }),
    );
    const { byId: userId, title, amount } = proposal;
    const author = {
      ...({ kind: 'cost.answered', userId, propertyId, byId: actor.userId } as const),
      facts: { title, amount: amountText(ledger, amount), isCredit: isApproved, reason: answer },
    };
    const others = activity.filter((it) => it.userId !== userId);
    const audit = auditOf(ledger, { status, seq, amount, currency: ledger.currency });
    const news = { propertyId, listeners, audit, activity: [...others, author] };
    await happened(call, transaction, costAnswered, news);
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
    const withdrawn = { status: ProposalStatus.WITHDRAWN, answeredAt: ledger.now };
    await transaction.manager.save(Object.assign(proposal, withdrawn));
    const { propertyId, listeners } = ledger;
    await happened(call, transaction, costAnswered, { propertyId, listeners });
    return true;
  });
}
