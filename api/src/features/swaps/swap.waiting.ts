import { type WaitingSources, waitingOn } from '../../core/audiences/waiting';
import { IS_POSSIBLE } from './listing/standing.columns';
import { AWAITS_APPROVAL } from './listing/swap.columns';

/** Swaps and found exchanges that all owners agreed to, and those for open weeks. */
export const swapsWaiting: WaitingSources = {
  SWAPS: waitingOn(
    '/admin?tab=swaps&status=WAITING',
    'swaps-waiting',
    `select count(*)::int + (select count(*) from exchanges where status = 'AGREED')::int as count,
      count(*) filter (where not ${IS_POSSIBLE})::int as blocked
    from week_swaps swap where ${AWAITS_APPROVAL}`,
  ),
};
