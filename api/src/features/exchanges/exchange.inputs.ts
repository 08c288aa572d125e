import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, TextInput } from '../../core/input/input';
import { WeekNumbersInput } from '../../core/input/week-numbers';

@InputType({ description: 'The weeks that you would take for one of yours.' })
export class SwapWishesInput {
  @IdInput('Id of your booking.') bookingId!: number;
  @WeekNumbersInput('Numbers of weeks of the same year, most wanted first; none to end the search.')
  weeks!: number[];
}

@ArgsType()
export class AnswerExchangeArgs {
  @IdInput('Id of the exchange.') id!: number;
  @BooleanInput('True to say yes, false to say no.') isYes!: boolean;
  @BooleanInput(
    'Whether the guests of your week come along to the new one if you say yes; defaults to true.',
    { optional: true },
  )
  guestsCome?: boolean;
}

@ArgsType()
export class DecideExchangeArgs {
  @IdInput('Id of the exchange.') id!: number;
  @TextInput('Note to the owners.', { max: 2000, optional: true }) note?: string;
}

@ArgsType()
export class PastExchangesArgs {
  @IdInput('Id of the property.') propertyId!: number;
}
