import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A share’s place in the order of choice.', simpleResolvers: true })
export class RotationTurn {
  @Field(() => Int, { description: 'Place among the active shares; 1 chooses first.' })
  turn!: number;

  @Field(() => Int, { description: 'Position in the full cycle of 12.' })
  position!: number;

  @Field(() => Int, { description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner; null if the share is vacant.',
  })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True if you own the share.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Why the share has this place, in one sentence.' })
  reason!: string;
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

  @Field(() => Int, { description: 'Year in which share 1 chooses first.' })
  baseYear!: number;

  @Field(() => [RotationTurn], { description: 'Active shares, in order of choice.' })
  turns!: RotationTurn[];
}
