import { useWeekSwapsQuery } from '../../../../generated/graphql';
import type { SwapForm } from './swap-form';

/** So many pending swaps of a property are read. */
const MOST = 100;

/** The pending swaps of a property, and what to say if one offers the week that the form gives. */
export function usePendingSwaps(propertyId: string, form: SwapForm) {
  const { data } = useWeekSwapsQuery({
    variables: { propertyId, status: 'PENDING', first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const swaps = data?.weekSwaps.items ?? [];
  const offered = swaps.find(
    ({ currentWeekStart, shareNumber }) =>
      currentWeekStart === form.currentWeekStart && shareNumber === Number(form.shareNumber),
  );
  const name = offered?.currentWeek ? `Week ${offered.currentWeek.week}` : 'This week';
  return { swaps, warning: offered && `${name} is already offered in another swap.` };
}
