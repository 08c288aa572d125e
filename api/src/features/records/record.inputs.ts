import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';

@ArgsType()
export class RecordArgs {
  @IdInput('Id of the property or user.') id!: number;
}

@ArgsType()
export class DeletePropertyArgs {
  @IdInput('Id of the property.') id!: number;
  @IntInput('The version you read.', { optional: true }) version?: number;
}
