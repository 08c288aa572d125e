import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, TextInput } from '../../core/input/input';
import { WeekNumbersInput } from '../../core/input/week-numbers';

@InputType({ description: 'The weeks that you would take for one of yours.' })
export class SwapWishesInput {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;

  @WeekNumbersInput({
    description: 'Numbers of weeks of the same year, most wanted first; none to end the search.',
  })
  weeks!: number[];
}

@ArgsType()
export class AnswerExchangeArgs {
  @IdInput({ description: 'Id of the exchange.' })
  id!: number;

  @BooleanInput({ description: 'True to say yes, false to say no.' })
  isYes!: boolean;

  @BooleanInput({
    optional: true,
    description:
      'Whether the guests of your week come along to the new one if you say yes; defaults to true.',
  })
  guestsCome?: boolean;
}

@ArgsType()
export class DecideExchangeArgs {
  @IdInput({ description: 'Id of the exchange.' })
  id!: number;

  @TextInput({ max: 2000, optional: true, description: 'Note to the owners.' })
  note?: string;
}

@ArgsType()
export class PastExchangesArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}
