import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

@ObjectType({ description: 'A share and its owner, for administrators.', simpleResolvers: true })
export class AdminShare {
  @Field(() => ID, { description: 'Id of the share.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the owner; null if the share is vacant.',
  })
  userId!: number | null;

  @Field(() => String, { nullable: true, description: 'First name of the owner.' })
  ownerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the owner.' })
  ownerLastName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the owner.' })
  ownerEmail!: string | null;

  @Field(() => Boolean, {
    description:
      'False if the share is inactive: it takes no part in the rotation and gets no weeks.',
  })
  isActive!: boolean;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;
}

export const ShareSort = defineEnum('ShareSort', 'Sort key for shares.', {
  PROPERTY: 'By name of the property.',
  NUMBER: 'By share number.',
  OWNER: 'By name of the owner.',
  STATUS: 'Active shares first.',
});
export type ShareSort = EnumOf<typeof ShareSort>;

export const ShareOwnership = defineEnum('ShareOwnership', 'Whether shares have an owner.', {
  OWNED: 'Shares with an owner.',
  VACANT: 'Vacant shares: those that lost their owner, not numbers that were never assigned.',
  ANY: 'Both.',
});
export type ShareOwnership = EnumOf<typeof ShareOwnership>;

@ObjectType({ description: 'A page of shares.', simpleResolvers: true })
export class AdminSharePage {
  @Field(() => [AdminShare], { description: 'Items of this page.' })
  items!: AdminShare[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}

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
