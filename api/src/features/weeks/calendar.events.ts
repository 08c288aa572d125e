import { Field, Int, ObjectType } from 'type-graphql';
import { topic } from '../../kit/topic';
import type { PropertyListener } from '../shares/use-cases/owner-events';

@ObjectType({
  description: 'That weeks of a property and year changed hands, or what is known of them.',
  simpleResolvers: true,
})
export class CalendarEvent {
  @Field(() => Int, { description: 'Where.' })
  propertyId!: number;

  @Field(() => Int, { description: 'In which year of the calendar.' })
  year!: number;
}

/** What changes in the calendars of the listener's properties. */
export const calendarTopic = (listener: PropertyListener) =>
  topic<CalendarEvent>('calendar', listener);
