import { ArgsType } from 'type-graphql';
import { EnumInput, IdInput, IntInput } from '../../core/input/input';
import { SecurityEventKind } from './security-event.entity';

@ArgsType()
export class SecurityEventsArgs {
  @IntInput('Page size; defaults to 50.', { max: 100, optional: true }) first?: number;
  @IdInput('Only entries older than the one with this id.', { optional: true }) before?: number;
  @EnumInput(SecurityEventKind, 'Only entries of this kind.', { optional: true })
  kind?: SecurityEventKind;
  @IdInput('Only entries about the account of this user.', { optional: true }) userId?: number;
}
