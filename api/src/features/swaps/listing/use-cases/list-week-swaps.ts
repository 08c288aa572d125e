import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { filteredPages, type PartArgs, page, readPage } from '../../../../core/input/numbered-page';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../../core/request-context';
import { propertyText } from '../../../properties/property.columns';
import type { WeekSwapsArgs } from '../../swap.inputs';
import { noSuchSwap } from '../../swap.policy';
import type { WeekSwapPage, WeekSwapView } from '../../swap.types';
import { SwapSort } from '../../swap-status';
import { presentSwap } from '../present-swap';
import { IS_POSSIBLE } from '../standing.columns';
import { AWAITS_APPROVAL, isSwapOf, STATE_ORDER, SWAP_COLUMNS, SWAP_TABLES } from '../swap.columns';

/** The filters of the list, as SQL; the values are $4, $5 and $6. */
const FILTERS = {
  STATUS: 'swap.status = $4',
  PROPERTY: 'swap.share_id in (select id from shares where property_id = $5)',
  ID: 'swap.id = $6',
  WAITING: AWAITS_APPROVAL,
  NOT_WAITING: `not ${AWAITS_APPROVAL}`,
  POSSIBLE: `${AWAITS_APPROVAL} and ${IS_POSSIBLE}`,
  NOT_POSSIBLE: `${AWAITS_APPROVAL} and not ${IS_POSSIBLE}`,
};

/** Those that wait for an administrator come last, because this order is read from its end. */
const ORDERS: Record<SwapSort, string[]> = {
  WAITING: [STATE_ORDER, 'swap.id'],
  REQUESTER: ['owner.name_order', 'owner.id', 'swap.id'],
  CURRENT_WEEK: ['swap.current_week_start', 'swap.id'],
  REQUESTED: ['swap.requested_at', 'swap.id'],
};

const pageFor = filteredPages({
  sorts: Object.values(SwapSort),
  filters: FILTERS,
  unused: { STATUS: '$4::text is null', PROPERTY: '$5::bigint is null', ID: '$6::bigint is null' },
  make: ({ sort, where, way }) =>
    page(
      'week-swaps',
      {
        from: SWAP_TABLES,
        id: 'swap.id',
        counted: 'week_swaps swap',
        where,
        matches: ({ holds }) =>
          holds(propertyText('p'), 'owner.search_text', 'answerer.search_text'),
        order: ORDERS[sort],
        columns: SWAP_COLUMNS,
        details: `left join (${SWAP_TABLES}) on swap.id = picked.id`,
      },
      way,
    ),
});

// Pending swaps first, then the newest.
const MINE = page('my-swaps', {
  from: 'week_swaps swap',
  id: 'swap.id',
  where: isSwapOf('$4'),
  matches: ({ holds }) => holds('folded(swap.request_note)'),
  order: [`(swap.status = 'PENDING')`, 'swap.id'],
  columns: SWAP_COLUMNS,
  details: `left join (${SWAP_TABLES}) on swap.id = picked.id`,
});

const ONE = statement(
  'swap-of-mine',
  `select ${SWAP_COLUMNS} from ${SWAP_TABLES}
    where swap.id = $1 and ($3::boolean or ${isSwapOf('$2')})`,
);

/**
 * Lists all swaps, by default by state, those that wait for an administrator first, and the newest
 * first within each, with their total in one statement; administrators only.
 */
export async function listWeekSwaps(
  call: RequestContext,
  args: WeekSwapsArgs,
): Promise<WeekSwapPage> {
  const actor = requireAdministrator(call);
  const { status = null, propertyId = null, id = null } = args;
  const { sort = SwapSort.WAITING, descending = false } = args;
  const waiting = args.isWaiting ? 'WAITING' : 'NOT_WAITING';
  const possible = args.isPossible ? 'POSSIBLE' : 'NOT_POSSIBLE';
  const asked = pageFor(sort, [
    status !== null && 'STATUS',
    propertyId !== null && 'PROPERTY',
    id !== null && 'ID',
    args.isWaiting !== undefined && waiting,
    args.isPossible !== undefined && possible,
  ]);
  const { items, total } = await readPage(call.app, asked, {
    ...args,
    descending: sort === SwapSort.WAITING ? !descending : descending,
    values: [status, propertyId, id],
  });
  return { items: items.map((swap) => presentSwap(actor, swap)), total };
}

/** Lists the swaps requested by or from the caller, pending ones first, in one statement. */
export async function listMySwaps(call: RequestContext, args: PartArgs): Promise<WeekSwapPage> {
  const actor = requireMember(call);
  const options = { ...args, descending: true };
  const { items, total } = await readPage(call.app, MINE, { ...options, values: [actor.userId] });
  return { items: items.map((swap) => presentSwap(actor, swap)), total };
}

/** Returns one swap to its two sides and administrators. */
export async function findSwap(call: RequestContext, id: number): Promise<WeekSwapView> {
  const actor = requireMember(call);
  const [swap] = await read(call.app, ONE, [id, actor.userId, actor.isAdminSession]);
  if (!swap) throw noSuchSwap();
  return presentSwap(actor, swap);
}
