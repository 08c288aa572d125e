import type { Feature } from '../../core/feature';
import { swapNotices } from './swap.notices';
import { swapsWaiting } from './swap.waiting';
import { swapAudit } from './swaps.audit';
import * as happenings from './swaps.happenings';
import { swapsPersonalData } from './swaps.privacy';
import { SwapsResolver } from './swaps.resolver';
import { swapsRoutes } from './swaps.routes';
import { endSwaps } from './use-cases/end-swaps';
import { WeekSwap } from './week-swap.entity';

/** Exchanging weeks between owners. */
export const swapsFeature: Feature = {
  name: 'swaps',
  uses: ['audit', 'auth', 'people', 'properties', 'shares', 'weeks'],
  happenings,
  entities: [WeekSwap],
  resolvers: [SwapsResolver],
  scopes: {
    mySwapEvents: 'SWAPS_READ',
    mySwaps: 'SWAPS_READ',
    openToSwap: 'SWAPS_READ',
    acceptSwap: 'SWAPS_WRITE',
    cancelSwap: 'SWAPS_WRITE',
    counterSwap: 'SWAPS_WRITE',
    createWeekSwap: 'SWAPS_WRITE',
    declineSwap: 'SWAPS_WRITE',
    offerWeek: 'SWAPS_WRITE',
    requestSwap: 'SWAPS_WRITE',
    takeBackSwap: 'SWAPS_WRITE',
    approveSwap: 'SWAPS_ADMIN',
    rejectSwap: 'SWAPS_ADMIN',
    weekSwaps: 'SWAPS_ADMIN',
  },
  routes: swapsRoutes,
  periodic: [{ run: endSwaps, everyMs: 30_000 }],
  // No area: announceSwap notifies administrators of every change, an owner's as well.
  auditAreas: { swap: swapAudit },
  notices: { swaps: swapNotices },
  personalData: swapsPersonalData,
  waiting: swapsWaiting,
};
