import { Field, ID, ObjectType } from 'type-graphql';
import type { Piece } from '../../core/rules/sentence';
import { SentencePartView } from '../audit/audit.types';

@ObjectType({
  description: 'What an administrator did about a house, as its owners read it.',
  simpleResolvers: true,
})
export class HouseAction {
  @Field(() => ID, { description: 'Id of the action.' })
  id!: number;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, {
    description: 'What happened, in one sentence that starts with the name of the administrator.',
  })
  text!: string;

  @Field(() => [SentencePartView], {
    description:
      'The same sentence in its parts, so that dates can be shown in the form of the reader.',
  })
  sentence!: Piece[];
}

@ObjectType({ description: 'A page of actions about a house.', simpleResolvers: true })
export class HouseActionPage {
  @Field(() => [HouseAction], { description: 'Actions, newest first.' })
  items!: HouseAction[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next page; null on the last page.",
  })
  nextCursor!: number | null;
}
