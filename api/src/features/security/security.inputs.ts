import { ArgsType } from 'type-graphql';
import { EnumInput, IdInput, IntInput } from '../../core/input/input';
import { SecurityEventKind } from './security-event.entity';

@ArgsType()
export class SecurityEventsArgs {
  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IdInput({ optional: true, description: 'Only entries older than the one with this id.' })
  before?: number;

  @EnumInput(SecurityEventKind, { optional: true, description: 'Only entries of this kind.' })
  kind?: SecurityEventKind;

  @IdInput({ optional: true, description: 'Only entries about the account of this user.' })
  userId?: number;
}
