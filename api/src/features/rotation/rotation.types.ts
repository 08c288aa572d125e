import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RotationKind } from './rotation-kinds';

@ObjectType({ description: 'A share’s place in the order of choice.', simpleResolvers: true })
export class RotationTurn {
  @Field(() => Int, {
    description: 'Place among the active shares that have an owner; 1 chooses first.',
  })
  turn!: number;

  @Field(() => Int, {
    description: 'Position in the whole queue, which has 12 places in the rule over twelve.',
  })
  position!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if the share is vacant by now.',
  })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Why the share has this place, in one sentence.' })
  reason!: string;
}

@ObjectType({
  description: 'A share that takes no part in the order of a year.',
  simpleResolvers: true,
})
export class AbsentShare {
  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Full name of the owner; null if vacant.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => Boolean, { description: 'True if it has no owner now.' })
  isVacant!: boolean;

  @Field(() => Boolean, { description: 'True if it is inactive now.' })
  isInactive!: boolean;
}

@ObjectType({ description: 'The order of choice of one year.', simpleResolvers: true })
export class RotationYear {
  @Field(() => Int, { description: 'Year in which the weeks start.' })
  year!: number;

  @Field(() => [Int], { description: 'Numbers of the shares, first choice first.' })
  shareNumbers!: number[];

  @Field(() => Boolean, { description: 'True if a draft was opened by this order.' })
  isHeld!: boolean;
}

@ObjectType({
  description: 'An administrator’s choice of who is first in a year, and how the years go on.',
  simpleResolvers: true,
})
export class RotationSetting {
  @Field(() => Int, { description: 'The year for which the first choice was set.' })
  year!: number;

  @Field(() => String, { nullable: true, description: 'Why, in the administrator’s words.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the administrator.',
  })
  changedByName!: string | null;

  @Field(() => Date, { description: 'When it was set.' })
  changedAt!: Date;
}

@ObjectType({
  description: 'The order in which the shares of a property choose in a year.',
  simpleResolvers: true,
})
export class Rotation {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Year in which the weeks start.' })
  year!: number;

  @Field(() => RotationKind, { description: 'How the order changes from year to year.' })
  kind!: RotationKind;

  @Field(() => Int, {
    description:
      'Year in which the first of the queue chooses first: share 1 in the rule over twelve.',
  })
  baseYear!: number;

  @Field(() => [Int], {
    description: 'Numbers of the shares that have a place, in the order of the base year’s queue.',
  })
  queue!: number[];

  @Field(() => Boolean, {
    description: 'True if a draft was opened by this order, which never changes then.',
  })
  isHeld!: boolean;

  @Field(() => RotationSetting, {
    nullable: true,
    description: 'The setting that counts in this year; null if none was ever made.',
  })
  setting!: RotationSetting | null;

  @Field(() => String, {
    description: 'How the rotation goes on, with the true figures of this property.',
  })
  explanation!: string;

  @Field(() => [RotationTurn], {
    description: 'The active shares that have an owner, in order of choice.',
  })
  turns!: RotationTurn[];

  @Field(() => [AbsentShare], {
    description: 'The other shares, which are vacant or inactive or have joined since, by number.',
  })
  absent!: AbsentShare[];

  @Field(() => [RotationYear], {
    description: 'The order of this year and of those after it: a whole cycle, and the year after.',
  })
  years!: RotationYear[];
}
