import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Amount,
  AmountOrNull,
  Day,
  DayOrNull,
  Flag,
  Id,
  IdOrNull,
  Int,
  IntOrNull,
  Many,
  Moment,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { FileView } from '../files/file.types';

export const CostCategory = defineEnum('CostCategory', 'What money is spent on.', {
  CLEANING: 'Cleaning and laundry.',
  ENERGY: 'Electricity, gas, oil and wood.',
  FURNISHING: 'Furniture, dishes and other equipment.',
  GARDEN: 'Garden, pool and snow.',
  INSURANCE: 'Insurance.',
  INTERNET: 'Internet, television and telephone.',
  MANAGEMENT: 'Management, bank and legal fees.',
  REPAIRS: 'Repairs and maintenance.',
  TAXES: 'Taxes and public fees.',
  WATER: 'Water, sewage and waste.',
  OTHER: 'Anything else.',
});
export type CostCategory = EnumOf<typeof CostCategory>;

export const SplitMethod = defineEnum('SplitMethod', 'How an amount is split.', {
  SHARES: 'Equally by the shares that take part: active ones with an owner.',
  OWNERS: 'Equally by their owners, however many shares each has.',
  WEEKS_HELD: 'By the weeks that each share holds in the year of the entry.',
  WEEKS_STAYED: 'By the weeks of that year after which someone has checked out.',
  BY_HAND: 'By amounts for each share.',
  RESERVE: 'Not at all: it is paid from the dues that were raised.',
});
export type SplitMethod = EnumOf<typeof SplitMethod>;

export const EntryKind = defineEnum('EntryKind', 'Kind of an entry of a ledger.', {
  OPENED: 'The ledger was opened.',
  EXPENSE: 'The house cost something.',
  DUES: 'Regular dues.',
  LEVY: 'A special levy.',
  PAYMENT: 'A payment between shares, or from or to the account of the house.',
  OPENING_BALANCE: 'What was owed before the ledger was opened.',
  CORRECTION: 'A correction by hand.',
  REVERSAL: 'An earlier entry was reversed.',
  CLOSED: 'A period was closed.',
});
export type EntryKind = EnumOf<typeof EntryKind>;

export const CostApproval = defineEnum('CostApproval', 'Who approves what an owner enters.', {
  NONE: 'No one: it counts at once.',
  SECOND_OWNER: 'An owner of another share, a bookkeeper or an administrator.',
  ADMINISTRATOR: 'A bookkeeper or an administrator.',
});
export type CostApproval = EnumOf<typeof CostApproval>;

export const ProposalKind = defineEnum('ProposalKind', 'Kind of a proposed entry.', {
  EXPENSE: 'An expense, approved as the ledger is set.',
  PAYMENT: 'A payment, confirmed by the one who got it.',
});
export type ProposalKind = EnumOf<typeof ProposalKind>;

export const ProposalStatus = defineEnum('ProposalStatus', 'Status of a proposed entry.', {
  PENDING: 'Waits for an answer.',
  APPROVED: 'It is an entry now.',
  REFUSED: 'It was refused.',
  WITHDRAWN: 'Who entered it has withdrawn it.',
});
export type ProposalStatus = EnumOf<typeof ProposalStatus>;

@View('An account of a ledger with its balance.')
export class CostAccount {
  @Text(
    'Number of the share, BANK for the account of the house, or RESERVE for dues not yet spent.',
  )
  account!: string;
  @Text('Name of the first owner of a share, with how many others; empty for a vacant one.')
  name!: string;
  @Flag('Whether it is a share of yours.') isMine!: boolean;
  @Flag('Whether the share takes part in costs: it is active and has an owner.')
  takesPart!: boolean;
  @Amount('Balance: positive if the account is owed money, negative if it owes.')
  balance!: number;
  @Amount('Dues that the share should have paid, zero or more.') overdue!: number;
}

@View('What a house spent on one category in a year.')
export class CategoryCosts {
  @One(CostCategory, 'The category.') category!: CostCategory;
  @Amount('What was spent.') amount!: number;
  @Amount('Your part of it.') mine!: number;
  @AmountOrNull('The budget of the year; null for none.') budget!: number | null;
}

@View('A user who keeps the books of a property.')
export class BookkeeperView {
  @Id('Id of the user.') id!: number;
  @Text('Full name.') name!: string;
}

@View('The costs of a house in a year, with the balances of today.')
export class HouseCosts {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('The year.') year!: number;
  @Flag('Whether you may keep its books: as an administrator or a bookkeeper.')
  mayKeepBooks!: boolean;
  @TextOrNull('ISO code of its currency; null until an administrator opens the ledger.')
  currency!: string | null;
  @One(CostApproval, 'Who approves what an owner enters.') approval!: CostApproval;
  @TextOrNull('Holder of the bank account of the house.') accountHolder!: string | null;
  @TextOrNull('IBAN of the bank account of the house.') iban!: string | null;
  @DayOrNull('The last day of the closed periods.') closedUntil!: string | null;
  @Int('Number of the last entry; 0 before the ledger is opened.') seq!: number;
  @Text('Hash of the last entry.') head!: string;
  @Int('Version of its settings; pass it when saving.') version!: number;
  @Amount('What the house cost in the year.') total!: number;
  @Amount('What you bear of the year: your dues, and your part of what is split.')
  mine!: number;
  @Amount('The dues in it.') myDues!: number;
  @Many(CategoryCosts, 'The same by category, the largest first.')
  categories!: readonly CategoryCosts[];
  @Many(CostAccount, 'The shares by number, then BANK and RESERVE.')
  accounts!: readonly CostAccount[];
  @Many(BookkeeperView, 'Who keeps the books, besides administrators.')
  bookkeepers!: readonly BookkeeperView[];
}

@View('An amount on an account.')
export class PostingView {
  @Text('Number of the share, BANK or RESERVE.') account!: string;
  @Amount('Positive if the account is owed it, negative if it owes it.') amount!: number;
}

@View('The part of a share in a split.')
export class SplitPart {
  @Text('Number of the share.') account!: string;
  @Amount('Its weight: shares, weeks, or the amount itself.') weight!: number;
}

@View('An entry of a ledger.', 'LedgerEntry')
export class LedgerEntryView {
  @Int('Its number, from 1.') seq!: number;
  @One(EntryKind, 'Its kind.') kind!: EntryKind;
  @Day('The day that it belongs to.') date!: string;
  @AmountOrNull('The whole amount; null where there is none.') amount!: number | null;
  @OneOrNull(CostCategory, 'What was paid for.') category!: CostCategory | null;
  @Text('What it is about, in a few words; empty for none.') title!: string;
  @Text('Who was paid; empty for none.') supplier!: string;
  @DayOrNull('When dues are due; of CLOSED, the last day of the period.') dueOn!: string | null;
  @IntOrNull('The number of the entry that it reverses.') reverses!: number | null;
  @IntOrNull('The number of the entry that reverses it.') reversedBy!: number | null;
  @OneOrNull(SplitMethod, 'How it is split.') method!: SplitMethod | null;
  @Many(SplitPart, 'The weights of the split, by share.') parts!: readonly SplitPart[];
  @Many(PostingView, 'The amounts by account; they add up to zero.')
  postings!: readonly PostingView[];
  @Many(FileView, 'Receipts.') files!: readonly FileView[];
  @Text('Who entered it.') byName!: string;
  @Moment('When it was entered.') at!: Date;
}

@View('A page of entries, newest first.')
export class LedgerEntryPage {
  @Many(LedgerEntryView, 'The entries.') items!: readonly LedgerEntryView[];
  @IntOrNull('Pass as before to get the next, older page; null on the last.')
  next!: number | null;
}

@View('An entry that someone has proposed.', 'CostProposal')
export class CostProposalView {
  @Id('Id of the proposal.') id!: number;
  @One(ProposalKind, 'Its kind.') kind!: ProposalKind;
  @One(ProposalStatus, 'Its status.') status!: ProposalStatus;
  @Day('The day of the expense or payment.') date!: string;
  @Amount('The amount.') amount!: number;
  @Text('Who paid: number of the share or BANK.') paidBy!: string;
  @TextOrNull('Who got a payment: number of the share or BANK.') paidTo!: string | null;
  @OneOrNull(CostCategory, 'What was paid for.') category!: CostCategory | null;
  @Text('What it is about.') title!: string;
  @Text('Who was paid; empty for none.') supplier!: string;
  @OneOrNull(SplitMethod, 'How an expense shall be split.') method!: SplitMethod | null;
  @Many(FileView, 'Receipts.') files!: readonly FileView[];
  @IdOrNull('Id of the user who entered it.') byId!: number | null;
  @Text('Who entered it.') byName!: string;
  @TextOrNull('Why it was refused.') answer!: string | null;
  @Flag('Whether you may approve or refuse it.') mayAnswer!: boolean;
  @Flag('Whether it is yours to withdraw.') isMine!: boolean;
  @Moment('When it was entered.') createdAt!: Date;
}

@View('Result of entering something.')
export class Entered {
  @IntOrNull('Number of the entry; null if it waits for approval.') seq!: number | null;
  @IdOrNull('Id of the proposal that waits for approval.') proposalId!: number | null;
}
