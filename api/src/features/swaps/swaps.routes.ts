import { listRoute, route } from '../../core/http/rest';
import { pageByOffset } from '../../core/http/rest-list';
import { CreateWeekSwapInput, WeekSwapsQuery } from './swap.inputs';
import type { WeekSwapView } from './swap.types';
import { SwapStatus } from './swap-status';
import { createWeekSwap } from './use-cases/create-week-swap';
import { listWeekSwaps } from './use-cases/list-week-swaps';

const tag = 'Week swaps';

/** A swap as REST answers it: its status in small letters (spec §3). */
const restSwap = (swap: WeekSwapView) => ({ ...swap, status: swap.status.toLowerCase() });

const STATUSES = Object.values(SwapStatus);

export const swapsRoutes = [
  route({
    method: 'POST',
    url: '/api/week-swaps',
    scope: 'SWAPS_WRITE',
    tag,
    summary: 'Request a swap by dates: owners for themselves, administrators for anyone.',
    body: CreateWeekSwapInput,
    handle: async (call, { body }) => restSwap(await createWeekSwap(call, body)),
  }),
  listRoute({
    url: '/api/admin/week-swaps',
    scope: 'SWAPS_ADMIN',
    tag,
    summary:
      'List all swaps: those that wait for approval first, then the newest (administrators only).',
    query: WeekSwapsQuery,
    handle: async (call, { query }) => {
      const status = STATUSES.find((it) => it.toLowerCase() === query.status);
      const { items, total } = await listWeekSwaps(call, { ...query, status });
      return pageByOffset(query, { items: items.map(restSwap), total });
    },
  }),
];
