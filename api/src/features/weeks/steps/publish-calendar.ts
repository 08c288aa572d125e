import type { Transaction } from '../../../kit/database/database';
import { publishToOwners } from '../../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from '../calendar.events';

/** Announces that weeks of a property and year changed, to its owners and to administrators. */
export function publishCalendar(transaction: Transaction, event: CalendarEvent): Promise<void> {
  return publishToOwners(transaction, calendarTopic, event);
}
