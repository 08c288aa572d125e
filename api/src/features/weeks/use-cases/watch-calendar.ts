import type { Call } from '../../../kit/call';
import { watchProperties } from '../../shares/steps/owner-events';
import { type CalendarEvent, calendarTopic } from '../calendar.events';

/** Changes in the calendars of my properties, in an administrator's session of all. */
export function watchCalendar(call: Call): AsyncIterable<CalendarEvent> {
  return watchProperties(call, calendarTopic);
}
