import { Field, ID, ObjectType } from 'type-graphql';
import { topic } from '../../core/events/topic';
import { ExchangeStatus } from './exchange-status';

@ObjectType({
  description: 'A change to an exchange that was proposed to you.',
  simpleResolvers: true,
})
export class ExchangeEvent {
  @Field(() => ID, { description: 'Id of the exchange.' })
  exchangeId!: number;

  @Field(() => ExchangeStatus, { description: 'Current status.' })
  status!: ExchangeStatus;
}

/** The topic of changes to the weeks that owners would take. */
export const WISHES = topic<object>('swap-wishes');

/** The topic of changes to the exchanges proposed to one user. */
export const exchangesTopic = (userId: number) => topic<ExchangeEvent>('exchanges', userId);
