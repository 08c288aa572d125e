import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A week that a share holds.', simpleResolvers: true })
export class HeldWeek {
  @Field(() => Int, { description: 'The year in which the week starts.' })
  year!: number;

  @Field(() => Int, { description: '1 to 53.' })
  week!: number;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  startDate!: string;

  @Field(() => String, { description: 'The day of checking out, YYYY-MM-DD.' })
  endDate!: string;
}

@ObjectType({ description: 'What a share has to do in a draft.', simpleResolvers: true })
export class DraftPart {
  @Field(() => Int, { description: 'The year whose weeks are chosen.' })
  year!: number;

  @Field(() => Boolean, { description: 'False while the draft is only planned.' })
  hasBegun!: boolean;

  @Field(() => Boolean, { description: 'True when the draft waits for this share.' })
  isItsTurn!: boolean;

  @Field(() => Int, { description: 'Weeks that the share has chosen so far.' })
  chosenWeeks!: number;
}

@ObjectType({
  description: 'What changing the owner of a share affects.',
  simpleResolvers: true,
})
export class ShareHandover {
  @Field(() => String, { nullable: true, description: 'Full name; null for a vacant share.' })
  ownerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the user with the given address; null where nobody has it.',
  })
  receiverName!: string | null;

  @Field(() => [HeldWeek], {
    description: 'Weeks not over yet: they stay with the share, without their guests.',
  })
  weeks!: HeldWeek[];

  @Field(() => Int, { description: 'Pending swaps with a week of the share: they end.' })
  pendingSwaps!: number;

  @Field(() => [DraftPart], {
    description: 'Drafts that have not ended: a share without an owner takes no turns.',
  })
  drafts!: DraftPart[];
}
