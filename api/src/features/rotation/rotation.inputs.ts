import { ArgsType, InputType } from 'type-graphql';
import { EnumInput, IdInput, IntInput, OwnersReasonInput } from '../../core/input/input';
import { RotationKind } from './rotation-kinds';

@ArgsType()
export class RotationArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year in which the weeks start (1900 to 2200).', { min: 1900, max: 2200 })
  year!: number;
}

@InputType({ description: 'A new first choice in the rotation.' })
export class UpdateRotationInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year of the first choice (1900 to 2200).', { min: 1900, max: 2200 }) year!: number;
  @IntInput('Number of the share that chooses first in that year.', { max: 12 })
  firstChoiceShare!: number;
  @EnumInput(
    RotationKind,
    'How the order changes from year to year; defaults to the kind of that year.',
    { optional: true },
  )
  kind?: RotationKind;
  @OwnersReasonInput('Why, for the owners to read; needed to break a mirror pair.')
  reason?: string;
  @IntInput('The version of the property that you read.', { optional: true }) version?: number;
}
