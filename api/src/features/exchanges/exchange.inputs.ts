import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { BooleanInput, IdInput, TextInput } from '../../core/input/input';

@InputType({ description: 'The weeks that you would take for one of yours.' })
export class SwapWishesInput {
  @IdInput({ description: 'Id of your booking.' })
  bookingId!: number;

  @Field(() => [Int], {
    description: 'Numbers of weeks of the same year, most wanted first; none to end the search.',
  })
  @IsArray({ message: 'weeks must be a list.' })
  @ArrayMaxSize(53, { message: 'weeks must name at most 53 weeks.' })
  @ArrayUnique({ message: 'weeks must name each week once.' })
  @IsInt({ each: true, message: 'weeks must be week numbers.' })
  @Min(1, { each: true, message: 'weeks must be from 1 to 53.' })
  @Max(53, { each: true, message: 'weeks must be from 1 to 53.' })
  weeks!: number[];
}

@ArgsType()
export class AnswerExchangeArgs {
  @IdInput({ description: 'Id of the exchange.' })
  id!: number;

  @BooleanInput({ description: 'True to say yes, false to say no.' })
  isYes!: boolean;
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
