import { topic } from '../../core/events/event-bus';
import { Id, One, View } from '../../core/view/view';
import { ExchangeStatus } from './exchange-status';

@View('A change to an exchange that was proposed to you.')
export class ExchangeEvent {
  @Id('Id of the exchange.') exchangeId!: number;
  @One(ExchangeStatus, 'Current status.') status!: ExchangeStatus;
}

/** The topic of changes to the weeks that owners would take. */
export const WISHES = topic<object>('swap-wishes');

/** The topic of changes to the exchanges proposed to one user. */
export const exchangesTopic = (userId: number) => topic<ExchangeEvent>('exchanges', userId);
