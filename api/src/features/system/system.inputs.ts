import { ArgsType } from 'type-graphql';
import { IdInput } from '../../core/input/input';

@ArgsType()
export class JobIdArgs {
  @IdInput('Id of the job.') id!: number;
}
