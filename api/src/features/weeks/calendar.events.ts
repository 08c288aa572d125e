import { Field, ID, Int, ObjectType } from 'type-graphql';
import { topic } from '../../core/events/topic';
import type { PropertyListener } from '../shares/steps/owner-events';

@ObjectType({
  description: 'A change to the weeks of a property and year.',
  simpleResolvers: true,
})
export class CalendarEvent {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => Int, { description: 'Year of the calendar that changed.' })
  year!: number;
}

/** The topic of changes to the calendars of a user's properties. */
export const calendarTopic = (listener: PropertyListener) =>
  topic<CalendarEvent>('calendar', listener);
