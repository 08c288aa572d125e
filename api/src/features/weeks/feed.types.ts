import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('CalendarFeed', {
  description: 'A private calendar address of mine, without the address itself.',
  simpleResolvers: true,
})
export class CalendarFeedView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { nullable: true, description: 'Null for my own weeks everywhere.' })
  propertyId!: number | null;

  @Field(() => String, { nullable: true, description: 'Null for my own weeks everywhere.' })
  propertyName!: string | null;

  @Field(() => Date, { description: 'When the present address was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A calendar address that was just made.', simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => CalendarFeedView, { description: 'What it is listed as.' })
  feed!: CalendarFeedView;

  @Field(() => String, { description: 'The private address, shown this once.' })
  url!: string;
}
