import { Field, Int, ObjectType } from 'type-graphql';
import { SwapStatus } from './swap-status';

@ObjectType({ description: 'That something happened to a swap of mine.', simpleResolvers: true })
export class SwapEvent {
  @Field(() => Int, { description: 'Which swap.' })
  swapId!: number;

  @Field(() => SwapStatus, { description: 'What has become of it.' })
  status!: SwapStatus;

  @Field(() => Boolean, { description: 'Whether the other side has agreed.' })
  isAccepted!: boolean;

  @Field(() => Int, { description: 'Where.' })
  propertyId!: number;
}

/** What happens to somebody's swaps; a topic per person, never a filter over all. */
export const swapTopic = (userId: number) => `swaps:${userId}`;
