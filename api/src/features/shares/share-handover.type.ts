import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A week held by a share.', simpleResolvers: true })
export class HeldWeek {
  @Field(() => Int, { description: 'Year in which the week starts.' })
  year!: number;

  @Field(() => Int, { description: 'Number of the week (1 to 53).' })
  week!: number;

  @Field(() => String, { description: 'Check-in day (YYYY-MM-DD).' })
  startDate!: string;

  @Field(() => String, { description: 'Check-out day (YYYY-MM-DD).' })
  endDate!: string;
}

@ObjectType({ description: 'A share’s part in a draft that has not ended.', simpleResolvers: true })
export class DraftPart {
  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => Boolean, { description: 'True once the draft has opened.' })
  hasBegun!: boolean;

  @Field(() => Boolean, { description: 'True if it is this share’s turn.' })
  isItsTurn!: boolean;

  @Field(() => Int, { description: 'Number of weeks the share has chosen so far.' })
  chosenWeeks!: number;
}

@ObjectType({
  description: 'What is affected if the owner of a share changes.',
  simpleResolvers: true,
})
export class ShareHandover {
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if the share is vacant.',
  })
  ownerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the user with the given e-mail address; null if there is none.',
  })
  receiverName!: string | null;

  @Field(() => [HeldWeek], {
    description: 'Weeks that have not begun; they stay with the share, without their guests.',
  })
  weeks!: HeldWeek[];

  @Field(() => Int, {
    description: 'Number of pending swaps with a week of the share; they will end.',
  })
  pendingSwaps!: number;

  @Field(() => [DraftPart], {
    description: 'Drafts that have not ended; a share without an owner takes no turns.',
  })
  drafts!: DraftPart[];
}

@ObjectType({
  description: 'What is affected if several shares lose their owners.',
  simpleResolvers: true,
})
export class HandoverCounts {
  @Field(() => Int, {
    description:
      'Number of weeks that have not begun; they stay with the shares, without their guests.',
  })
  weeks!: number;

  @Field(() => Int, {
    description: 'Number of pending swaps with weeks of the shares; they will end.',
  })
  pendingSwaps!: number;

  @Field(() => Int, {
    description: 'Number of drafts under way in which the shares take no more turns.',
  })
  runningDrafts!: number;
}
