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
