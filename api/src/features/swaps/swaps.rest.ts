import { listRoute, route } from '../../kit/rest';
import { pageByOffset } from '../../kit/rest-list';
import { CreateWeekSwapInput, WeekSwapsArgs } from './swap.inputs';
import { createWeekSwap } from './use-cases/create-week-swap';
import { listWeekSwaps } from './use-cases/list-week-swaps';

const tag = 'Week swaps';

export const swapsRoutes = [
  route({
    method: 'POST',
    url: '/api/week-swaps',
    tag,
    summary: 'Asks for another week: owners for themselves, administrators for anybody.',
    body: CreateWeekSwapInput,
    handle: (call, { body }) => createWeekSwap(call, body),
  }),
  listRoute({
    url: '/api/admin/week-swaps',
    tag,
    summary: 'A page of all swaps, newest first; for administrators.',
    query: WeekSwapsArgs,
    handle: async (call, { query }) => pageByOffset(query, await listWeekSwaps(call, query)),
  }),
];
