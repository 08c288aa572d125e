import {
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
  type WeekSwapsQueryVariables,
} from '../../../generated/graphql';
import { useReadAll } from '../../../lib/list/use-read-all';
import { grouped } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { X } from '../../../ui/icon/icons';
import { MAX_SELECTED, TooMany } from '../../../ui/selection/use-matching';

interface Props {
  /** How many match. */
  total: number;
  /** Those of the list. */
  variables: WeekSwapsQueryVariables;
  /** Asks about all of them. */
  onAsk: (swaps: WeekSwapPartsFragment[]) => void;
}

/** Asks whether to decline all swaps that match, on all pages. */
export function DeclineAll({ total, variables, onAsk }: Props) {
  const { readAll, isReading } = useReadAll({
    query: WeekSwapsDocument,
    variables,
    itemsOf: ({ weekSwaps }) => weekSwaps.items,
  });
  const { attempt } = useAttempt();
  if (total > MAX_SELECTED) return <TooMany />;
  const ask = async () => onAsk(await readAll());
  const failure = { title: 'Error', fallback: 'They could not all be loaded.' };
  return (
    <Button
      variant="secondary"
      icon={<X size={18} aria-hidden />}
      busy={isReading}
      onClick={() => attempt({ action: ask, failure })}
    >
      Decline all {grouped(total)}
    </Button>
  );
}
