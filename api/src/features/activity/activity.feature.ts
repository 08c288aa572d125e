import type { Feature } from '../../core/feature';
import { ActivityResolver } from './activity.resolver';

/** Recent events that concern a user, in sentences. */
export const activityFeature: Feature = {
  name: 'activity',
  uses: ['audit', 'auth', 'exchanges', 'swaps'],
  resolvers: [ActivityResolver],
};
