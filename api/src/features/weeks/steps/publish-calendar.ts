import type { Transaction } from '../../../core/database/database';
import { publishToOwners } from '../../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from '../calendar.events';

/** Publishes changes to the weeks of a property and year, to its owners and administrators. */
export function publishCalendar(transaction: Transaction, event: CalendarEvent): Promise<void> {
  return publishToOwners(transaction, calendarTopic, event);
}
