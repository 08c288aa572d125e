import { topic } from '../../core/events/event-bus';
import { Id, View } from '../../core/view/view';
import type { PropertyListener } from '../shares/steps/owner-events';

@View('A change to the costs of a property.')
export class CostsEvent {
  @Id('Id of the property.') propertyId!: number;
}

/** The topic of changes to the costs of a user's properties. */
export const costsTopic = (listener: PropertyListener) => topic<CostsEvent>('costs', listener);
