import { type Call, requireAdministrator } from '../../../kit/call';
import { type PageSource, readPage } from '../../../kit/page';
import { propertyText } from '../../properties/property.columns';
import { SWAP_COLUMNS, SWAP_TABLES } from '../swap.columns';
import type { WeekSwapsArgs } from '../swap.inputs';
import type { WeekSwapPage, WeekSwapView } from '../swap.types';

const SWAPS: PageSource = {
  name: 'week-swaps',
  from: SWAP_TABLES,
  id: 'swap.id',
  counted: 'week_swaps swap',
  where: '($4::text is null or swap.status = $4)',
  matches: (holds) => `(${holds('owner.search_text')} or ${holds(propertyText('p'))})`,
  order: ['swap.id'],
  columns: SWAP_COLUMNS,
  details: `left join (${SWAP_TABLES}) on swap.id = picked.id`,
};

/** All swaps, the newest first, with their total in one statement; administrators only. */
export function listWeekSwaps(call: Call, args: WeekSwapsArgs): Promise<WeekSwapPage> {
  requireAdministrator(call);
  const { status = null, ...page } = args;
  return readPage<WeekSwapView>(call.app, SWAPS, { ...page, descending: true, values: [status] });
}
