import type { Feature } from '../../core/feature';
import { SearchResolver } from './search.resolver';

/** One search over everything that administrators look for. */
export const searchFeature: Feature = {
  name: 'search',
  uses: ['auth', 'properties', 'special-requests', 'weeks'],
  resolvers: [SearchResolver],
  scopes: {
    adminSearch: 'SYSTEM_ADMIN',
  },
};
