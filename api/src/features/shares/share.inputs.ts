import { ArgsType } from 'type-graphql';
import { IdInput } from '../../core/input/input';

@ArgsType()
export class PropertySharesArgs {
  @IdInput('Id of the property.') propertyId!: number;
}
