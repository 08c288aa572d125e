import { Field, Int, ObjectType } from 'type-graphql';

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

/** What happens in the calendars of one owner's properties; a topic each, never a filter over all. */
export const calendarTopic = (userId: number) => `calendar:${userId}`;

/** What happens in all calendars. */
export const ADMINISTRATORS_TOPIC = 'calendar:administrators';
