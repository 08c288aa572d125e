import { listRoute, route, routesOf } from '../../core/http/rest';
import type { RestAnswer } from '../../core/http/rest-answer';
import { pageByOffset } from '../../core/http/rest-list';
import { listWeekSwaps } from './listing/use-cases/list-week-swaps';
import { CreateWeekSwapInput, WeekSwapsQuery } from './swap.inputs';
import { WeekSwapView } from './swap.types';
import { SwapStatus } from './swap-status';
import { createWeekSwap } from './use-cases/create-week-swap';

/** A swap as REST answers it: its status in small letters (spec §3). */
const restSwap = (swap: WeekSwapView) => ({ ...swap, status: swap.status.toLowerCase() });

const STATUSES = Object.values(SwapStatus);

const REST_SWAP: RestAnswer = {
  name: 'RestWeekSwap',
  description: 'A swap of weeks, with its status in small letters.',
  like: WeekSwapView,
  properties: {
    status: {
      type: 'string',
      enum: STATUSES.map((status) => status.toLowerCase()),
      description: 'Status of the swap.',
    },
  },
};

export const swapsRoutes = routesOf('Week swaps', [
  route('POST', '/api/week-swaps', {
    id: 'createWeekSwap',
    scope: 'SWAPS_WRITE',
    summary: 'Request a swap by dates: owners for themselves, administrators for anyone.',
    body: CreateWeekSwapInput,
    answer: REST_SWAP,
    status: 201,
    handle: async (call, { body }) => restSwap(await createWeekSwap(call, body)),
  }),
  listRoute('/api/admin/week-swaps', {
    id: 'listWeekSwaps',
    scope: 'SWAPS_ADMIN',
    summary:
      'List all swaps, by default by state, those that wait for approval first (administrators only).',
    query: WeekSwapsQuery,
    answer: REST_SWAP,
    handle: async (call, { query }) => {
      const status = STATUSES.find((it) => it.toLowerCase() === query.status);
      const { items, total } = await listWeekSwaps(call, { ...query, status });
      return pageByOffset(query, { items: items.map(restSwap), total });
    },
  }),
]);
