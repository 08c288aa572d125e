import type { Feature } from '../../core/feature';
import { HouseChain, HouseChainRow } from './chain.entities';

/** Each house's own log: what was set, planned, rehearsed, drafted and drawn. */
export const chainFeature: Feature = {
  name: 'chain',
  uses: ['properties'],
  entities: [HouseChain, HouseChainRow],
};
