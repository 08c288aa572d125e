import { Field, ObjectType } from 'type-graphql';

/** Entries of a list of what happened lately (spec §9 'activity list'). */
export const ACTIVITY_ENTRIES = 10;

@ObjectType('Activity', { description: 'Something that happened lately.', simpleResolvers: true })
export class ActivityView {
  @Field(() => String, { description: 'Tells it apart from the others.' })
  id!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, in a sentence.' })
  text!: string;

  @Field(() => String, { description: 'The page that shows more of it, as a path.' })
  path!: string;
}
