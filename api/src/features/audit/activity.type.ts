import { Field, ObjectType } from 'type-graphql';

/** An entry of a list of recent events (spec §9 'activity list'). */
export const ACTIVITY_ENTRIES = 10;

@ObjectType('Activity', {
  description: 'A recent event, as the home screen lists it.',
  simpleResolvers: true,
})
export class ActivityView {
  @Field(() => String, { description: 'Unique key of the entry.' })
  id!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, in one sentence.' })
  text!: string;

  @Field(() => String, { description: 'Path of the page with the details.' })
  path!: string;
}
