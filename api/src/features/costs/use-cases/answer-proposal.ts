import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { deleteFiles } from '../../files/steps/attach-file';
import { policyValues } from '../../shares/share.policy';
import { CostFile, CostProposal } from '../cost.entities';
import { MAY_ANSWER, maySeeCosts } from '../cost.policy';
import { ProposalStatus } from '../cost.types';
import { costRefused, costWithdrawn } from '../costs.happenings';
import type { LedgerEntry } from '../rules';
import type { AnswerProposalInput, ProposalArgs } from '../setup/ledger-setup.inputs';
import { amountText, auditOf, publishEntry } from '../steps/announce-entry';
import { postCost } from '../steps/enter-cost';
import { type LockedLedger, lockLedger, requireDay } from '../steps/lock-ledger';

const ANSWERABLE = statement(
  'answerable-proposal',
  `select ${MAY_ANSWER} as "mayAnswer" from cost_proposals c
    join ledgers l on l.property_id = c.property_id join properties p on p.id = c.property_id
    where c.id = $3`,
);

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

/** Refuses those who may not answer, and a refusal without a reason. */
async function requireAnswer(
  call: RequestContext,
  transaction: Transaction,
  { id, isApproved, answer }: AnswerProposalInput,
): Promise<void> {
  const values = [...policyValues(requireMember(call)), id] as const;
  const [found] = await transaction.query(ANSWERABLE, values);
  if (!found?.mayAnswer) {
    throw new AppError('FORBIDDEN', 'Someone else has to approve this.', 'id');
  }
  if (!isApproved && !answer) {
    throw new AppError('BAD_USER_INPUT', 'Please say why you refuse it.', 'answer');
  }
}

/** The ids of the receipts of a proposal, in their order. */
async function receiptsOf({ manager }: Transaction, proposalId: number): Promise<number[]> {
  const files = await manager.find(CostFile, { where: { proposalId }, order: { position: 'ASC' } });
  return files.map(({ fileId }) => fileId);
}

/** Makes a proposal an entry, with its receipts. */
async function approve(
  transaction: Transaction,
  ledger: LockedLedger,
  proposal: CostProposal,
): Promise<LedgerEntry> {
  const { id, byId, clientKey } = proposal;
  requireDay(ledger, proposal.date);
  const fileIds = await receiptsOf(transaction, id);
  const entry = await postCost(transaction, ledger, proposal, { byId, clientKey, fileIds });
  await transaction.query(LINK, [id, entry.seq]);
  return entry;
}

/**
 * Approves a proposed expense or payment, which becomes an entry, or refuses it with a reason:
 * bookkeepers, administrators, the one who got a payment, or an owner of another share where the
 * ledger is set so. CONFLICT once it has been answered.
 */
export function answerProposal(call: RequestContext, input: AnswerProposalInput): Promise<boolean> {
  const { id, isApproved, answer } = input;
  const { userId: byId } = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { ledger, proposal } = await lockProposal(call, transaction, id);
    await requireAnswer(call, transaction, input);
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
    await deleteFiles(transaction, await receiptsOf(transaction, id));
    const withdrawn = { status: ProposalStatus.WITHDRAWN, answeredAt: ledger.now };
    await transaction.manager.save(Object.assign(proposal, withdrawn));
    const { propertyId, listeners } = ledger;
    await happened(call, transaction, costWithdrawn, { propertyId, listeners });
    return true;
  });
}
