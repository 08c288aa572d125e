import { useState } from 'react';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { Line, Lines, LineText } from './lines-style';
import { swapTitle } from './SwapCard';
import { datesText, mySides, type Swap } from './swap';
import { swapBadge } from './swap-status';

/** More are shown on demand. */
const SHOWN = 5;

function Ended({ swap }: { swap: Swap }) {
  const { give, get } = mySides(swap);
  const { label, ...look } = swapBadge(swap.status);
  return (
    <Line>
      <LineText>
        <strong>{swapTitle(swap)}</strong>
        <p>
          {swap.propertyName}: {datesText(give)} for {datesText(get)}
        </p>
        {swap.answerNote && <p>“{swap.answerNote}”</p>}
      </LineText>
      <div>
        <Badge {...look}>{label}</Badge>
      </div>
    </Line>
  );
}

/** What became of earlier swaps, the newest first. */
export function EndedSwaps({ swaps }: { swaps: readonly Swap[] }) {
  const [isAll, setAll] = useState(false);
  return (
    <Stack $gap={3}>
      <Lines>
        {swaps.slice(0, isAll ? swaps.length : SHOWN).map((swap) => (
          <Ended key={swap.id} swap={swap} />
        ))}
      </Lines>
      {!isAll && swaps.length > SHOWN && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          Show all {swaps.length}
        </Button>
      )}
    </Stack>
  );
}
