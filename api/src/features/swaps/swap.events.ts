import { Field, ID, ObjectType } from 'type-graphql';
import { topic } from '../../core/events/topic';
import { SwapStatus } from './swap-status';

@ObjectType({ description: 'A change to one of your swaps.', simpleResolvers: true })
export class SwapEvent {
  @Field(() => ID, { description: 'Id of the swap.' })
  swapId!: number;

  @Field(() => SwapStatus, { description: 'Current status.' })
  status!: SwapStatus;

  @Field(() => Boolean, { description: 'True if the other side has accepted.' })
  isAccepted!: boolean;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;
}

/** The topic of changes to one user's swaps. */
export const swapsTopic = (userId: number) => topic<SwapEvent>('swaps', userId);
