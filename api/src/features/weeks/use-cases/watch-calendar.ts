import { type Call, requireMember } from '../../../kit/call';
import { ADMINISTRATORS_TOPIC, type CalendarEvent, calendarTopic } from '../calendar.events';

/**
 * Changes in the calendars of my properties, in an administrator's session of all. The topic is
 * the session's; each event is told to those alone who own a share when it happens, and a
 * session that may no longer administer is closed with its sockets, so that rights are as of now.
 */
export function watchCalendar(call: Call): AsyncIterable<CalendarEvent> {
  const { userId, isAdminSession } = requireMember(call);
  const topic = isAdminSession ? ADMINISTRATORS_TOPIC : calendarTopic(userId);
  return call.app.bus.stream<CalendarEvent>(topic);
}
