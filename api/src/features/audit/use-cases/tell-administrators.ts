import { type Call, requireAdministrator } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import type { AdminArea, AdminEvent } from '../admin-event.type';

const TOPIC = 'administrators';

/** Tells every administrator session, once the transaction has committed, that something changed. */
export function tellAdministrators(
  transaction: Pick<Transaction, 'emit'>,
  area: AdminArea,
  id: number | null = null,
): void {
  const event: AdminEvent = { area, id };
  transaction.emit(TOPIC, event);
}

/** What administrators are told. A session that may no longer administer is closed with its sockets. */
export function watchAdministration(call: Call): AsyncIterable<AdminEvent> {
  requireAdministrator(call);
  return call.app.bus.stream<AdminEvent>(TOPIC);
}
