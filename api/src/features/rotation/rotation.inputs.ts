import { ArgsType, InputType } from 'type-graphql';
import { EnumInput, IdInput, IntInput, OwnersReasonInput } from '../../core/input/input';
import { RotationKind } from './rotation-kinds';

@ArgsType()
export class RotationArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ min: 1900, max: 2200, description: 'Year in which the weeks start (1900 to 2200).' })
  year!: number;
}

@InputType({ description: 'A new first choice in the rotation.' })
export class UpdateRotationInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ min: 1900, max: 2200, description: 'Year of the first choice (1900 to 2200).' })
  year!: number;

  @IntInput({ max: 12, description: 'Number of the share that chooses first in that year.' })
  firstChoiceShare!: number;

  @EnumInput(RotationKind, {
    optional: true,
    description: 'How the order changes from year to year; defaults to the kind of that year.',
  })
  kind?: RotationKind;

  @OwnersReasonInput()
  reason?: string;

  @IntInput({ optional: true, description: 'The version of the property that you read.' })
  version?: number;
}
