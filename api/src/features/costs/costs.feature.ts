import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { FilePurpose } from '../files/file.types';
import { Bookkeeper, BudgetLine, CostFile, CostProposal } from './cost.entities';
import { costsAudit } from './costs.audit';
import * as happenings from './costs.happenings';
import { costsPersonalData, purgeReceipts } from './costs.privacy';
import { CostsResolver } from './costs.resolver';
import { costsRoutes } from './costs.routes';
import { costsWaiting } from './costs.waiting';
import { costWordings } from './costs.wordings';
import { Ledger, LedgerBalance, LedgerEntryRow, LedgerPosting } from './ledger.entities';
import { receiptFile } from './use-cases/receipt-file';

/** The costs of a property: its ledger, payments and debts. */
export const costsFeature: Feature = {
  name: 'costs',
  uses: ['audit', 'auth', 'files', 'properties', 'shares', 'weeks'],
  happenings,
  entities: [
    ...[Bookkeeper, BudgetLine, CostFile, CostProposal],
    ...[Ledger, LedgerBalance, LedgerEntryRow, LedgerPosting],
  ],
  resolvers: [CostsResolver],
  routes: costsRoutes,
  scopes: {
    costs: 'COSTS_READ',
    myCostEvents: 'COSTS_READ',
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
  // No token decides who keeps the books.
  policies: { setBookkeeper: requireAdministrator },
  fileKinds: { [FilePurpose.RECEIPT]: receiptFile },
  auditAreas: { cost: costsAudit },
  wordings: costWordings,
  waiting: costsWaiting,
  purge: purgeReceipts,
  personalData: costsPersonalData,
};
