import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';

@ArgsType()
export class RecordArgs {
  @IdInput({ description: 'Id of the property or user.' })
  id!: number;
}

@ArgsType()
export class DeletePropertyArgs {
  @IdInput({ description: 'Id of the property.' })
  id!: number;

  @IntInput({ optional: true, description: 'The version you read.' })
  version?: number;
}
