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
