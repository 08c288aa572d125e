import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';

@ArgsType()
export class HouseActionsArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Page size; defaults to 20.', { max: 100, optional: true }) first?: number;
  @IdInput('Only actions older than the one with this id.', { optional: true }) before?: number;
}
