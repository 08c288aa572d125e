import { Field, ObjectType } from 'type-graphql';
import type { Piece } from '../../core/rules/sentence';
import { SentencePartView } from './audit.types';

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

  @Field(() => [SentencePartView], {
    description:
      'The same sentence in its parts, so that dates can be shown in the form of the reader.',
  })
  sentence!: Piece[];

  @Field(() => String, { description: 'Path of the page with the details.' })
  path!: string;
}
