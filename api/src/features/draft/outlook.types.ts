import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('OutlookTurn', {
  description: 'The weeks that were usually still free at a turn.',
  simpleResolvers: true,
})
export class OutlookTurnView {
  @Field(() => Int, { description: 'Round, from 1.' })
  round!: number;

  @Field(() => Int, { description: 'Place of the share in the year’s order; 1 chooses first.' })
  place!: number;

  @Field(() => [Int], { description: 'Weeks that were free at this turn in every held draft.' })
  always!: readonly number[];

  @Field(() => [Int], {
    description: 'Weeks that were free at it in two of three held drafts or more, but not in all.',
  })
  usually!: readonly number[];
}

@ObjectType({
  description:
    'What the public logs of a property’s held drafts say about the weeks of a coming year. No wish list is read for it.',
  simpleResolvers: true,
})
export class DraftOutlook {
  @Field(() => [Int], {
    description: 'Years whose drafts were looked at; fewer than two say nothing.',
  })
  years!: readonly number[];

  @Field(() => [OutlookTurnView], { description: 'By turn; empty with fewer than two drafts.' })
  turns!: readonly OutlookTurnView[];

  @Field(() => Int, {
    nullable: true,
    description:
      'How many weeks would have been called usually free, each draft being foreseen from the others; only weeks that some share chose. Null with fewer than three drafts.',
  })
  called!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many of those were free; or null.' })
  right!: number | null;
}
