import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DraftWeekView } from './draft.types';
import { DraftProgress } from './draft-progress.types';

@ObjectType({ description: 'The place of one of your shares.', simpleResolvers: true })
export class ChoicePlace {
  @Field(() => Int, { description: 'Number of your share (1 to 12).' })
  shareNumber!: number;

  @Field(() => Int, { description: 'Place in the order of choice; 1 chooses first.' })
  turn!: number;
}

@ObjectType({ description: 'How far a draft is for you.', simpleResolvers: true })
export class NextDraft extends DraftProgress {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of turns before your next one; 0 if it is yours, null if none is to come.',
  })
  turnsBefore!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When your next turn begins at the latest; null while no turn is running.',
  })
  startsBy!: Date | null;

  @Field(() => [DraftWeekView], { description: 'The weeks that you have chosen so far.' })
  weeks!: DraftWeekView[];
}

@ObjectType({
  description: 'The year that is chosen next in one of your properties.',
  simpleResolvers: true,
})
export class NextChoice {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => Int, { description: 'Year whose weeks are chosen next.' })
  year!: number;

  @Field(() => [ChoicePlace], { description: 'Places of your shares in that year, first to last.' })
  places!: ChoicePlace[];

  @Field(() => Int, { description: 'Number of shares that choose.' })
  outOf!: number;

  @Field(() => NextDraft, { nullable: true, description: 'Its draft; null if none is planned.' })
  draft!: NextDraft | null;
}

@ObjectType({ description: 'Your weeks from a draft that has ended.', simpleResolvers: true })
export class DraftResult {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Year whose weeks were drafted.' })
  year!: number;

  @Field(() => Date, { description: 'When the draft ended.' })
  endedAt!: Date;

  @Field(() => [DraftWeekView], { description: 'Your weeks of that year, in calendar order.' })
  weeks!: DraftWeekView[];
}
