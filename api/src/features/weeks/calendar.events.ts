import { topic } from '../../core/events/event-bus';
import { Id, Int, View } from '../../core/view/view';
import type { PropertyListener } from '../shares/steps/owner-events';

@View('A change to the weeks of a property and year.')
export class CalendarEvent {
  @Id('Id of the property.') propertyId!: number;
  @Int('Year of the calendar that changed.') year!: number;
}

/** The topic of changes to the calendars of a user's properties. */
export const calendarTopic = (listener: PropertyListener) =>
  topic<CalendarEvent>('calendar', listener);

/** The topic of changes to the weeks of all properties. */
export const ALL_CALENDARS = calendarTopic('administrators');
