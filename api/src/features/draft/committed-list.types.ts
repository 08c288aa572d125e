import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'One of your wish lists as it was when the log of a draft committed to it; only you can read it.',
  simpleResolvers: true,
})
export class CommittedList {
  @Field(() => Int, { description: 'Number of the log entry that commits to it.' })
  seq!: number;

  @Field(() => Int, { description: 'Number of your share (1 to 12).' })
  shareNumber!: number;

  @Field(() => [Int], { description: 'Week numbers, most wanted first.' })
  weeks!: number[];

  @Field(() => Boolean, { description: 'Whether it was to choose as soon as the turn came.' })
  isAutopilot!: boolean;

  @Field(() => String, {
    description:
      'The secret 32 bytes, in hex: SHA-256 of them and the list is the commitment in the log.',
  })
  salt!: string;
}
