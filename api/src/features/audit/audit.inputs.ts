import { ArgsType } from 'type-graphql';
import { IntInput, TextInput } from '../../kit/input';

@ArgsType()
export class AuditLogArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({ optional: true, description: 'Only entries older than this one.' })
  before?: number;

  @TextInput({
    max: 100,
    optional: true,
    description: 'Part of who did it, what they did and to what.',
  })
  search?: string;
}
