import type { Feature } from '../../kit/feature';
import { ActivityResolver } from './activity.resolver';

/** What happened to me, in sentences. */
export const activityFeature: Feature = {
  name: 'activity',
  uses: ['audit', 'auth'],
  resolvers: [ActivityResolver],
};
