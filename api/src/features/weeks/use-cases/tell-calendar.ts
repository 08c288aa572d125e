import type { Transaction } from '../../../kit/database';
import { listOwnerIds } from '../../shares/use-cases/list-owner-ids';
import { ADMINISTRATORS_TOPIC, type CalendarEvent, calendarTopic } from '../calendar.events';

/** Tells the administrators and whoever owns a share in the property at this moment. */
export async function tellCalendar(transaction: Transaction, event: CalendarEvent): Promise<void> {
  const owners = await listOwnerIds(transaction, event.propertyId);
  for (const topic of [...owners.map(calendarTopic), ADMINISTRATORS_TOPIC]) {
    transaction.emit(topic, event);
  }
}
