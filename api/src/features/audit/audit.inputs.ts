import { ArgsType } from 'type-graphql';
import { IdInput, IntInput } from '../../core/input/input';
import { AuditFilterArgs } from './audit-filter.type';

@ArgsType()
export class AuditLogArgs extends AuditFilterArgs {
  @IntInput('Page size; defaults to 50.', { max: 100, optional: true }) first?: number;
  @IdInput('Only entries older than the one with this id.', { optional: true }) before?: number;
}
