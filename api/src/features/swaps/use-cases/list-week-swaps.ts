import { type Call, requireAdministrator } from '../../../kit/call';
import { read } from '../../../kit/database';
import { pageOf, searchPattern } from '../../../kit/paging';
import { SWAP_COLUMNS, SWAP_TABLES } from '../swap.columns';
import type { WeekSwapsArgs } from '../swap.inputs';
import type { WeekSwapPage, WeekSwapView } from '../swap.types';

const CONDITIONS = `($1::text is null or swap.status = $1) and ($2::text is null
        or (owner.first_name || ' ' || owner.last_name || ' ' || coalesce(owner.email::text, '')) ilike $2
        or p.name ilike $2)`;

const LIST = {
  name: 'week-swaps',
  text: `with total as (select count(*)::int as total from ${SWAP_TABLES} where ${CONDITIONS})
    select total.total, page.* from total left join (
      select ${SWAP_COLUMNS} from ${SWAP_TABLES} where ${CONDITIONS}
      order by swap.id desc limit $3 offset $4
    ) page on true order by page.id desc`,
};

/** All swaps, the newest first, with their total in one statement; administrators only. */
export async function listWeekSwaps(call: Call, args: WeekSwapsArgs): Promise<WeekSwapPage> {
  requireAdministrator(call);
  const { status = null, first = 50, offset = 0 } = args;
  const values = [status, searchPattern(args.search), first, offset];
  return pageOf(await read<WeekSwapView & { total: number }>(call.app, LIST, values), 'id');
}
