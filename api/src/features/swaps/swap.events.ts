import { Field, Int, ObjectType } from 'type-graphql';
import { topic } from '../../kit/topic';
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

/** What happens to the swaps of one person. */
export const swapsTopic = (userId: number) => topic<SwapEvent>('swaps', userId);
