import type { Feature } from '../../core/feature';
import { HouseLogResolver } from './house-log.resolver';

/** The actions of administrators about a house, for its owners. */
export const houseLogFeature: Feature = {
  name: 'house-log',
  uses: ['audit', 'shares'],
  resolvers: [HouseLogResolver],
  scopes: { houseActions: 'PROPERTIES_READ' },
};
