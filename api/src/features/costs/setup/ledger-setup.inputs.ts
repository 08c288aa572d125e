import { ArgsType, InputType } from 'type-graphql';
import {
  AmountInput,
  BooleanInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  PatternInput,
} from '../../../core/input/input';
import { ObjectsInput } from '../../../core/input/list-input';
import { CostApproval, CostCategory } from '../cost.types';

@InputType({ description: 'How a property keeps its ledger.' })
export class LedgerInput {
  @IdInput('Id of the property.') propertyId!: number;
  @PatternInput('ISO code of its currency; fixed once the ledger is open.', {
    pattern: /^[A-Z]{3}$/,
    rule: 'be a code of three letters, such as EUR',
  })
  currency!: string;
  @EnumInput(CostApproval, 'Who approves what an owner enters.') approval!: CostApproval;
  @NameInput('Holder of the bank account of the house.', { max: 70, optional: true })
  accountHolder?: string;
  @PatternInput('IBAN of the bank account of the house.', {
    pattern: /^\s*[A-Za-z]{2}\d{2}[ A-Za-z0-9]{11,40}$/,
    rule: 'be an IBAN',
    optional: true,
  })
  iban?: string;
  @IntInput('The version you read; 0 opens the ledger.', { min: 0 }) version!: number;
}

@InputType({ description: 'An answer to a proposed expense or payment.' })
export class AnswerProposalInput {
  @IdInput('Id of the proposal.') id!: number;
  @BooleanInput('Whether to approve it; it is refused otherwise.') isApproved!: boolean;
  @NameInput('Why it is refused, for the one who entered it; needed then.', {
    max: 300,
    optional: true,
  })
  answer?: string;
}

@ArgsType()
export class ProposalArgs {
  @IdInput('Id of the proposal.') id!: number;
}

@InputType({ description: 'Whether a user keeps the books of a property.' })
export class BookkeeperInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IdInput('Id of the user.') userId!: number;
  @BooleanInput('Whether they shall keep its books.') isBookkeeper!: boolean;
}

@InputType({ description: 'What a house means to spend on a category.' })
export class BudgetLineInput {
  @EnumInput(CostCategory, 'The category.') category!: CostCategory;
  @AmountInput('The amount of the year.') amount!: number;
}

@InputType({ description: 'The budget of a property for a year, which replaces an earlier one.' })
export class BudgetInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('The year.', { min: 1990, max: 2400 }) year!: number;
  @ObjectsInput(BudgetLineInput, 'Its lines; categories without one have no budget.', {
    max: 11,
    key: 'category',
  })
  lines!: readonly BudgetLineInput[];
}
