import type { RequestContext } from '../../../core/request-context';
import { watchProperties } from '../../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from '../calendar.events';

/**
 * Subscribes to the calendars of the caller's properties; in an administrator's session, of all.
 */
export function watchCalendar(call: RequestContext): AsyncIterable<CalendarEvent> {
  return watchProperties(call, calendarTopic);
}
