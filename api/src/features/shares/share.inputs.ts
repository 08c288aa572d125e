import { ArgsType } from 'type-graphql';
import { IntInput } from '../../kit/input/input';

@ArgsType()
export class PropertySharesArgs {
  @IntInput({ description: 'Id of the property.' })
  propertyId!: number;
}
