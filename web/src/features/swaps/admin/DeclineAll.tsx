import type { WeekSwapPartsFragment } from '../../../generated/graphql';
import { grouped } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { X } from '../../../ui/icon/icons';
import { MAX_SELECTED, TooMany } from '../../../ui/selection/matching';

interface Props {
  /** All swaps that match, on all pages. */
  list: { total: number; readAll: () => Promise<WeekSwapPartsFragment[]>; isReading: boolean };
  /** Asks about all of them. */
  onAsk: (swaps: WeekSwapPartsFragment[]) => void;
}

/** Asks whether to decline all swaps that match. */
export function DeclineAll({ list: { total, readAll, isReading }, onAsk }: Props) {
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
