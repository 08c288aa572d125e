import { ArgsType } from 'type-graphql';
import { IntInput } from '../../kit/input';

@ArgsType()
export class RotationArgs {
  @IntInput()
  propertyId!: number;

  @IntInput({ min: 1900, max: 2200, description: '1900 to 2200.' })
  year!: number;
}
