import type { Feature } from '../../core/feature';
import { FilePurpose } from '../files/file.types';
import { Bookkeeper, BudgetLine, CostFile, CostProposal, CostSchedule } from './cost.entities';
import { costsAudit } from './costs.audit';
import * as happenings from './costs.happenings';
import { costsPersonalData } from './costs.privacy';
import { CostsResolver } from './costs.resolver';
import { costWordings } from './costs.wordings';
import { Ledger, LedgerBalance, LedgerEntryRow, LedgerPosting } from './ledger.entities';
import { receiptFile } from './use-cases/receipt-file';

/** What a property costs: its ledger, who has paid, who owes. */
export const costsFeature: Feature = {
  name: 'costs',
  uses: ['audit', 'auth', 'check-outs', 'files', 'properties', 'shares', 'weeks'],
  happenings,
  entities: [
    ...[Bookkeeper, BudgetLine, CostFile, CostProposal, CostSchedule],
    ...[Ledger, LedgerBalance, LedgerEntryRow, LedgerPosting],
  ],
  resolvers: [CostsResolver],
  scopes: {
    costs: 'COSTS_READ',
    costsChanged: 'COSTS_READ',
    costProposals: 'COSTS_READ',
    ledgerEntries: 'COSTS_READ',
    answerProposal: 'COSTS_WRITE',
    closePeriod: 'COSTS_WRITE',
    correctLedger: 'COSTS_WRITE',
    enterExpense: 'COSTS_WRITE',
    enterPayment: 'COSTS_WRITE',
    raiseDues: 'COSTS_WRITE',
    reverseEntry: 'COSTS_WRITE',
    saveBudget: 'COSTS_WRITE',
    withdrawProposal: 'COSTS_WRITE',
    saveLedger: 'COSTS_ADMIN',
  },
  fileKinds: { [FilePurpose.RECEIPT]: receiptFile },
  auditAreas: { cost: costsAudit },
  wordings: costWordings,
  personalData: costsPersonalData,
};
