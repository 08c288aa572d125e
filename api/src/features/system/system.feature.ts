import type { Feature } from '../../core/feature';

/** What operators see of a running installation. */
export const systemFeature: Feature = {
  name: 'system',
  uses: [],
};
