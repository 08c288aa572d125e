import type { Transaction } from '../../../kit/database';
import { tellOwners } from '../../shares/use-cases/owner-events';
import type { CalendarEvent } from '../calendar.events';

/** Tells the administrators and whoever owns a share in the property at this moment. */
export function tellCalendar(transaction: Transaction, event: CalendarEvent): Promise<void> {
  return tellOwners(transaction, 'calendar', event);
}
