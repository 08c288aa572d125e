import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';

@ArgsType()
export class HouseActionsArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only actions older than the one with this id.' })
  before?: number;
}
