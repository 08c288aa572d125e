import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('CalendarFeed', {
  description: 'A private calendar feed of yours, without its address.',
  simpleResolvers: true,
})
export class CalendarFeedView {
  @Field(() => ID, { description: 'Id of the feed.' })
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the property whose calendar it shows; null for your own weeks in all properties.',
  })
  propertyId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of that property; null for your own weeks in all properties.',
  })
  propertyName!: string | null;

  @Field(() => Date, { description: 'When the current address was created.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A newly created calendar feed.', simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => CalendarFeedView, { description: 'The feed as it is listed.' })
  feed!: CalendarFeedView;

  @Field(() => String, { description: 'Private address of the feed; it is shown only once.' })
  url!: string;
}
