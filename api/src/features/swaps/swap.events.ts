import { topic } from '../../core/events/event-bus';
import { Flag, Id, One, View } from '../../core/view/view';
import { SwapStatus } from './swap-status';

@View('A change to one of your swaps.')
export class SwapEvent {
  @Id('Id of the swap.') swapId!: number;
  @One(SwapStatus, 'Current status.') status!: SwapStatus;
  @Flag('True if the other side has accepted.') isAccepted!: boolean;
  @Id('Id of the property.') propertyId!: number;
}

/** The topic of changes to one user's swaps. */
export const swapsTopic = (userId: number) => topic<SwapEvent>('swaps', userId);
