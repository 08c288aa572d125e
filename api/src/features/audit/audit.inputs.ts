import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';
import { AuditFilterArgs } from './audit-filter.type';

@ArgsType()
export class AuditLogArgs extends AuditFilterArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only entries older than the one with this id.' })
  before?: number;
}
