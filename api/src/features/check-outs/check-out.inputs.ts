import { ArgsType, InputType } from 'type-graphql';
import { ClearableTextInput, IdInput, IntInput } from '../../core/input/input';
import { IdsInput, TextsInput } from '../../core/input/list-input';

@ArgsType()
export class CheckOutArgs {
  @IdInput('Id of the booking.') bookingId!: number;
}

@ArgsType()
export class LastCheckOutArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@InputType({ description: 'What the people of a stay leave when they check out.' })
export class CheckOutInput {
  @IdInput('Id of the booking.') bookingId!: number;
  @IntInput('The version of the checklist you read.', { min: 0 }) listVersion!: number;
  @TextsInput('Those of its tasks that are done.', { max: 100, length: 4000 })
  done!: readonly string[];
  @TextsInput('The readings of its meters, in their order; empty for one not read.', {
    max: 10,
    length: 30,
  })
  readings!: readonly string[];
  @ClearableTextInput('A note for those who arrive next; empty for none.', { max: 2000 })
  note!: string;
  @TextsInput('What needs a repair or is missing; each new one becomes a request.', {
    max: 10,
    length: 120,
  })
  problems!: readonly string[];
  @IdsInput('Ids of its pictures, and of files that you have uploaded for it.', { max: 6 })
  pictureIds!: readonly number[];
  @IntInput('The version you read; left out before the check-out.', { optional: true })
  version?: number;
}
