import { ArgsType, InputType } from 'type-graphql';
import { IntInput } from '../../kit/input';

@ArgsType()
export class RotationArgs {
  @IntInput()
  propertyId!: number;

  @IntInput({ min: 1900, max: 2200, description: '1900 to 2200.' })
  year!: number;
}

@InputType()
export class UpdateRotationInput {
  @IntInput({ description: 'Whose rotation.' })
  propertyId!: number;

  @IntInput({ min: 1900, max: 2200, description: '1900 to 2200.' })
  year!: number;

  @IntInput({ max: 12, description: 'The share that is to choose first in that year.' })
  firstChoiceShare!: number;

  @IntInput({ optional: true, description: "The property's version that was read." })
  version?: number;
}
