import type { Feature } from '../../core/feature';
import { SystemResolver } from './system.resolver';

/** What operators see of a running installation. */
export const systemFeature: Feature = {
  name: 'system',
  uses: ['backups'],
  resolvers: [SystemResolver],
};
