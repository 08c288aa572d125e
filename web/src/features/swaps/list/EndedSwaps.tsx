import { fullDates } from '../../../lib/dates/week-dates';
import { Badge } from '../../../ui/data/Badge';
import { mySides, type Swap } from '../swap';
import { swapBadge } from '../swap-status';
import { Line, LineText } from './lines-style';
import { ShowAll } from './ShowAll';
import { swapTitle } from './SwapCard';

function Ended({ swap }: { swap: Swap }) {
  const { give, get } = mySides(swap);
  const { label, ...look } = swapBadge(swap.status);
  return (
    <Line>
      <LineText>
        <strong>{swapTitle(swap)}</strong>
        <p>
          {swap.propertyName}: {fullDates(give)} for {fullDates(get)}
        </p>
        {swap.answerNote && <p>“{swap.answerNote}”</p>}
      </LineText>
      <div>
        <Badge {...look}>{label}</Badge>
      </div>
    </Line>
  );
}

/** Past swaps with their final status, newest first. */
export function EndedSwaps({ swaps }: { swaps: readonly Swap[] }) {
  return <ShowAll items={swaps}>{(swap) => <Ended key={swap.id} swap={swap} />}</ShowAll>;
}
