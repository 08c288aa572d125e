import { InputType } from 'type-graphql';
import { IdInput, IntInput, TextInput } from '../../../core/input/input';
import { ReasonInput } from '../draft.inputs';

@InputType({ description: 'A year to give by the rotation.' })
export class FillByRotationInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Year whose weeks are given.', { min: 1900, max: 2400 }) year!: number;
  @TextInput('The fingerprint of the weeks that you saw.', { max: 100 }) fingerprint!: string;
  @ReasonInput('Why, for the owners to read.') reason!: string;
}
