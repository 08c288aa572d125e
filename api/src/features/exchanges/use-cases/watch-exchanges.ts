import { watch } from '../../../core/events/watch';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { type ExchangeEvent, exchangesTopic } from '../exchange.events';

/** Subscribes to the caller's exchanges; the topic is the session's user, never an argument. */
export function watchExchanges(call: RequestContext): AsyncIterable<ExchangeEvent> {
  const { userId } = requireMember(call);
  return watch(call, exchangesTopic(userId));
}
