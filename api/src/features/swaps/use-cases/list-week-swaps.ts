import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type PartArgs, page, readPage } from '../../../core/input/page';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { propertyText } from '../../properties/property.columns';
import { presentSwap } from '../present-swap';
import { AWAITS_APPROVAL, SWAP_COLUMNS, SWAP_TABLES } from '../swap.columns';
import type { WeekSwapsArgs } from '../swap.inputs';
import { noSuchSwap } from '../swap.policy';
import type { WeekSwapPage, WeekSwapView } from '../swap.types';

const SWAPS = page('week-swaps', {
  from: SWAP_TABLES,
  id: 'swap.id',
  counted: 'week_swaps swap',
  where: `($4::text is null or swap.status = $4)
    and ($5::boolean is null or ${AWAITS_APPROVAL} = $5)`,
  matches: ({ holds }) => `(${holds('owner.search_text')} or ${holds(propertyText('p'))})`,
  order: [AWAITS_APPROVAL, 'swap.id'],
  columns: SWAP_COLUMNS,
  details: `left join (${SWAP_TABLES}) on swap.id = picked.id`,
});

// Pending swaps first, then the newest.
const MINE = page('my-swaps', {
  from: 'week_swaps swap',
  id: 'swap.id',
  where: '(swap.requester_id = $4 or swap.answerer_id = $4)',
  matches: ({ holds }) => holds('folded(swap.request_note)'),
  order: [`(swap.status = 'PENDING')`, 'swap.id'],
  columns: SWAP_COLUMNS,
  details: `left join (${SWAP_TABLES}) on swap.id = picked.id`,
});

const ONE = statement(
  'swap-of-mine',
  `select ${SWAP_COLUMNS} from ${SWAP_TABLES}
    where swap.id = $1 and ($3::boolean or swap.requester_id = $2 or swap.answerer_id = $2)`,
);

/**
 * Lists all swaps, those that wait for an administrator first and then the newest, with their total
 * in one statement; administrators only.
 */
export async function listWeekSwaps(
  call: RequestContext,
  args: WeekSwapsArgs,
): Promise<WeekSwapPage> {
  const actor = requireAdministrator(call);
  const { status = null, isWaiting = null, ...part } = args;
  const options = { ...part, descending: true };
  const { items, total } = await readPage(call.app, SWAPS, {
    ...options,
    values: [status, isWaiting],
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
