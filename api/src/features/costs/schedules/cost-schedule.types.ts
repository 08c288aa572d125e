import { ArgsType, InputType } from 'type-graphql';
import { DateInput } from '../../../core/input/date-input';
import { AmountInput, EnumInput, IdInput, IntInput, NameInput } from '../../../core/input/input';
import {
  Amount,
  Day,
  DayOrNull,
  Flag,
  Id,
  Int,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';
import { CostCategory, SplitMethod } from '../cost.types';

@View('Dues or an expense that repeat.', 'CostSchedule')
export class CostScheduleView {
  @Id('Id of the schedule.') id!: number;
  @Flag('Whether these are dues; otherwise it is an expense that the house pays.')
  isDues!: boolean;
  @Text('What it is about.') title!: string;
  @OneOrNull(CostCategory, 'What an expense is for.') category!: CostCategory | null;
  @Amount('The amount each time, of all shares together.') amount!: number;
  @One(SplitMethod, 'How it is split.') method!: SplitMethod;
  @Int('Every how many months: 1, 2, 3, 4, 6 or 12.') everyMonths!: number;
  @Day('The day of the next one.') nextOn!: string;
  @DayOrNull('The last day on which there may be one; null for no end.') until!: string | null;
  @TextOrNull('Why the last one could not be entered.') problem!: string | null;
}

@InputType({ description: 'Dues or an expense that repeat.' })
export class CostScheduleInput {
  @IdInput('Id of the property.') propertyId!: number;
  @EnumInput(CostCategory, 'What an expense is for; left out for dues.', { optional: true })
  category?: CostCategory;
  @NameInput('What it is about, in a few words.', { max: 120 }) title!: string;
  @AmountInput('The amount each time, of all shares together.') amount!: number;
  @EnumInput(SplitMethod, 'How it is split; not by hand or by weeks stayed.') method!: SplitMethod;
  @IntInput('Every how many months: 1, 2, 3, 4, 6 or 12.', { max: 12 }) everyMonths!: number;
  @DateInput('The day of the first one.', { min: '1990-01-01', max: '2400-12-31' })
  firstOn!: string;
  @DateInput('The last day on which there may be one; left out for no end.', {
    ...{ min: '1990-01-01', max: '2400-12-31', optional: true },
  })
  until?: string;
}

@ArgsType()
export class CostScheduleArgs {
  @IdInput('Id of the schedule.') id!: number;
}
