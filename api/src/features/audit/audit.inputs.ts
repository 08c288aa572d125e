import { ArgsType } from 'type-graphql';
import { IdInput, IntInput, TextInput } from '../../core/input/input';

@ArgsType()
export class AuditLogArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only entries older than the one with this id.' })
  before?: number;

  @TextInput({
    max: 100,
    optional: true,
    description: 'Search text in actor, action and subject; case is ignored.',
  })
  search?: string;
}
