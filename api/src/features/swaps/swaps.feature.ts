import type { Feature } from '../../core/feature';
import { swapNotices } from './swap.notices';
import { swapsWaiting } from './swap.waiting';
import { swapAudit } from './swaps.audit';
import { swapsPersonalData } from './swaps.privacy';
import { SwapsResolver } from './swaps.resolver';
import { swapsRoutes } from './swaps.routes';
import { endSwaps } from './use-cases/end-swaps';
import { WeekSwap } from './week-swap.entity';

/** Exchanging weeks between owners. */
export const swapsFeature: Feature = {
  name: 'swaps',
  uses: ['audit', 'auth', 'people', 'properties', 'push', 'shares', 'weeks'],
  entities: [WeekSwap],
  resolvers: [SwapsResolver],
  routes: swapsRoutes,
  periodic: [{ run: endSwaps, everyMs: 30_000 }],
  // No area: announceSwap notifies administrators of every change, an owner's as well.
  auditAreas: { swap: swapAudit },
  notices: { swaps: swapNotices },
  personalData: swapsPersonalData,
  waiting: swapsWaiting,
};
