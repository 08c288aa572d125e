import { ArgsType, InputType } from 'type-graphql';
import { DateInput } from '../../core/input/date-input';
import {
  AmountInput,
  BooleanInput,
  EnumInput,
  type FieldOptions,
  IdInput,
  IntInput,
  MAX_AMOUNT,
  NameInput,
  PatternInput,
  UuidInput,
} from '../../core/input/input';
import { IdsInput, ObjectsInput } from '../../core/input/list-input';
import { CostCategory, SplitMethod } from './cost.types';

const PropertyIdInput = () => IdInput('Id of the property.');

const YearInput = (description: string, options: FieldOptions = {}) =>
  IntInput(description, { min: 1990, max: 2400, ...options });

const DayInput = (description: string, options: FieldOptions = {}) =>
  DateInput(description, { min: '1990-01-01', max: '2400-12-31', ...options });

const KeyOfEntryInput = () =>
  UuidInput('A new UUID for each entry; a repeated one returns the first, and makes no second.');

const AccountInput = (description: string) =>
  PatternInput(description, {
    pattern: /^(BANK|[1-9]|1[0-2])$/,
    rule: 'be the number of a share, or BANK',
  });

const TitleInput = () => NameInput('What it is about, in a few words.', { max: 120 });

@ArgsType()
export class CostsArgs {
  @PropertyIdInput() propertyId!: number;
  @YearInput('The year.') year!: number;
}

/** The query of a statement. */
export class ShareQuery {
  @IntInput('Number of a share; omit for the whole house.', { max: 12, optional: true })
  share?: number;
}

@ArgsType()
export class HouseLedgerArgs {
  @PropertyIdInput() propertyId!: number;
}

@ArgsType()
export class LedgerEntriesArgs {
  @PropertyIdInput() propertyId!: number;
  @YearInput('Only entries of this year.', { optional: true }) year?: number;
  @IntInput('Only entries before this one.', { optional: true }) before?: number;
  @IntInput('Page size; defaults to 50.', { max: 100, optional: true }) first?: number;
}

@InputType({ description: 'The amount of a share in a split by hand.' })
export class PartInput {
  @IntInput('Number of the share.', { max: 12 }) share!: number;
  @AmountInput('Its amount.', { min: 0 }) amount!: number;
}

const PartsInput = () =>
  ObjectsInput(PartInput, 'For BY_HAND, the amount of each share; together the whole amount.', {
    max: 12,
    key: 'share',
    optional: true,
  });

@InputType({ description: 'What the house cost.' })
export class ExpenseInput {
  @PropertyIdInput() propertyId!: number;
  @KeyOfEntryInput() clientKey!: string;
  @DayInput('The day of the expense.') date!: string;
  @AmountInput('The amount, in the smallest unit of the currency.') amount!: number;
  @AccountInput('Who paid: number of the share, or BANK.') paidBy!: string;
  @EnumInput(CostCategory, 'What was paid for.') category!: CostCategory;
  @TitleInput() title!: string;
  @NameInput('Who was paid.', { max: 120, optional: true }) supplier?: string;
  @EnumInput(SplitMethod, 'How it is split.') method!: SplitMethod;
  @PartsInput() parts?: readonly PartInput[];
  @IdsInput('Ids of receipts that you have uploaded for it.', { max: 6 })
  fileIds!: readonly number[];
}

@InputType({ description: 'A payment between shares, or from or to the account of the house.' })
export class PaymentInput {
  @PropertyIdInput() propertyId!: number;
  @KeyOfEntryInput() clientKey!: string;
  @DayInput('The day of the payment.') date!: string;
  @AmountInput('The amount, in the smallest unit of the currency.') amount!: number;
  @AccountInput('Who paid: number of the share, or BANK.') paidBy!: string;
  @AccountInput('Who got it: number of the share, or BANK.') paidTo!: string;
  @TitleInput() title!: string;
}

@InputType({ description: 'Dues or a special levy, which each share owes its part of.' })
export class DuesInput {
  @PropertyIdInput() propertyId!: number;
  @KeyOfEntryInput() clientKey!: string;
  @BooleanInput('Whether it is a special levy, instead of regular dues.') isLevy!: boolean;
  @DayInput('The day that it belongs to.') date!: string;
  @DayInput('The day on which it is due; not before the other.') dueOn!: string;
  @AmountInput('The amount of all shares together.') amount!: number;
  @TitleInput() title!: string;
  @EnumInput(SplitMethod, 'How it is split; not RESERVE.') method!: SplitMethod;
  @PartsInput() parts?: readonly PartInput[];
}

@InputType({ description: 'An amount on an account.' })
export class PostingInput {
  @PatternInput('Number of the share, BANK or RESERVE.', {
    pattern: /^(BANK|RESERVE|[1-9]|1[0-2])$/,
    rule: 'be the number of a share, BANK or RESERVE',
  })
  account!: string;
  @AmountInput('Positive if the account is owed it, negative if it owes it.', { min: -MAX_AMOUNT })
  amount!: number;
}

@InputType({ description: 'An entry by hand, whose amounts add up to zero.' })
export class CorrectionInput {
  @PropertyIdInput() propertyId!: number;
  @KeyOfEntryInput() clientKey!: string;
  @BooleanInput('Whether it says what was owed before the ledger was opened.')
  isOpeningBalance!: boolean;
  @DayInput('The day that it belongs to.') date!: string;
  @TitleInput() title!: string;
  @ObjectsInput(PostingInput, 'The amounts, other than zero; they add up to zero.', {
    max: 14,
    key: 'account',
  })
  postings!: readonly PostingInput[];
}

@InputType({ description: 'The entry of a ledger to reverse.' })
export class ReverseEntryInput {
  @PropertyIdInput() propertyId!: number;
  @IntInput('Number of the entry.') seq!: number;
  @NameInput('Why, for the owners to read.', { max: 120 }) reason!: string;
}

@InputType({ description: 'The last day of a period to close.' })
export class ClosePeriodInput {
  @PropertyIdInput() propertyId!: number;
  @DayInput('The last day: nothing can be entered up to it from then on.') until!: string;
}
