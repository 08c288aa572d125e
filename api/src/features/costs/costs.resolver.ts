import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, Subscription, theEvent } from '../../core/graphql/operations';
import { watchProperties } from '../shares/steps/owner-events';
import {
  ClosePeriodInput,
  CorrectionInput,
  CostsArgs,
  DuesInput,
  ExpenseInput,
  HouseLedgerArgs,
  LedgerEntriesArgs,
  PaymentInput,
  ReverseEntryInput,
} from './cost.inputs';
import { CostProposalView, Entered, HouseCosts, LedgerEntryPage } from './cost.types';
import { CostsEvent, costsTopic } from './costs.events';
import {
  AnswerProposalInput,
  BookkeeperInput,
  BudgetInput,
  LedgerInput,
  ProposalArgs,
} from './setup/ledger-setup.inputs';
import { saveBudget, saveLedger, setBookkeeper } from './setup/set-up-ledger';
import { answerProposal, withdrawProposal } from './use-cases/answer-proposal';
import { enterExpense, enterPayment } from './use-cases/enter-cost';
import { closePeriod, correctLedger, raiseDues, reverseEntry } from './use-cases/keep-books';
import { listEntries } from './use-cases/list-entries';
import { listProposals } from './use-cases/list-proposals';
import { readCosts } from './use-cases/read-costs';

@Resolver()
export class CostsResolver {
  @Query(HouseCosts, { args: CostsArgs })
  @Describe(
    'What a property costs in a year, and the balances of today, for its owners, bookkeepers and administrators.',
  )
  costs = readCosts;

  @Query(LedgerEntryPage, { args: LedgerEntriesArgs })
  @Describe('The entries of a ledger, newest first, for those who may see the costs.')
  ledgerEntries = listEntries;

  @Query([CostProposalView], { args: HouseLedgerArgs })
  @Describe(
    'Expenses and payments that wait for an answer, and yours that were refused lately, for those who may see the costs.',
  )
  costProposals = listProposals;

  @Mutation(Entered, { input: ExpenseInput })
  @Describe(
    'Enters an expense; an owner’s waits for approval where the ledger is set so. A repeated clientKey returns what the first made.',
  )
  enterExpense = enterExpense;

  @Mutation(Entered, { input: PaymentInput })
  @Describe(
    'Enters a payment; an owner’s waits until the one who got it confirms it. A repeated clientKey returns what the first made.',
  )
  enterPayment = enterPayment;

  @Mutation(Boolean, { input: AnswerProposalInput })
  @Describe('Approves or refuses a proposed expense or payment; CONFLICT once it is answered.')
  answerProposal = answerProposal;

  @Mutation(Boolean, { args: ProposalArgs })
  @Describe('Withdraws a proposal of yours; CONFLICT once it is answered.')
  withdrawProposal = withdrawProposal;

  @Mutation(Entered, { input: DuesInput })
  @Describe('Raises dues or a special levy. Bookkeepers and administrators only.')
  raiseDues = raiseDues;

  @Mutation(Entered, { input: CorrectionInput })
  @Describe('Enters an opening balance or a correction. Bookkeepers and administrators only.')
  correctLedger = correctLedger;

  @Mutation(Entered, { input: ReverseEntryInput })
  @Describe(
    'Reverses an entry; CONFLICT if it has been reversed. Bookkeepers and administrators only.',
  )
  reverseEntry = reverseEntry;

  @Mutation(Entered, { input: ClosePeriodInput })
  @Describe(
    'Closes a period, in which nothing can be entered from then on. Bookkeepers and administrators only.',
  )
  closePeriod = closePeriod;

  @Mutation(Boolean, { input: BudgetInput })
  @Describe('Saves the budget of a year. Bookkeepers and administrators only.')
  saveBudget = saveBudget;

  @Mutation(Boolean, { input: LedgerInput })
  @Describe(
    'Opens the ledger of a property, or changes its settings; CONFLICT if they have changed since the version you read. Administrators only.',
  )
  saveLedger = saveLedger;

  @Mutation(Boolean, { input: BookkeeperInput })
  @Describe(
    'Names a user who keeps the books of a property, or no longer does. Administrators only.',
  )
  setBookkeeper = setBookkeeper;

  @Subscription(CostsEvent, watchProperties(costsTopic))
  @Describe('Changes to the costs of your properties; of all for administrators.')
  myCostEvents = theEvent<CostsEvent>;
}
