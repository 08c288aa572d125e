import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "A share's place in the order of choice.", simpleResolvers: true })
export class RotationTurn {
  @Field(() => Int, { description: '1 for the first to choose.' })
  turn!: number;

  @Field(() => Int, { description: 'Among all twelve positions.' })
  position!: number;

  @Field(() => Int, { description: '1 to 12.' })
  shareNumber!: number;

  @Field(() => String, { nullable: true, description: 'Full name; null for a vacant share.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'True for a share of mine.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Why the share has this place, in one sentence.' })
  reason!: string;
}

@ObjectType({
  description: "Who chooses when among a property's shares in a year.",
  simpleResolvers: true,
})
export class Rotation {
  @Field(() => Int, { description: 'The property whose shares these are.' })
  propertyId!: number;

  @Field(() => String, { description: 'How the property is called.' })
  propertyName!: string;

  @Field(() => Int, { description: 'The year in which the weeks begin.' })
  year!: number;

  @Field(() => Int, { description: 'The year in which share 1 chooses first.' })
  baseYear!: number;

  @Field(() => [RotationTurn], {
    description: 'The active shares in the order in which they choose.',
  })
  turns!: RotationTurn[];
}
