import { groupBy } from '../../../../lib/list/group-by';
import { Fold } from '../../../../ui/layout/Fold';
import { Stack } from '../../../../ui/layout/Stack';
import { type Problem, swaps } from './decision-words';
import { TradeLine, TradeLines } from './TradeLines';
import type { Trade } from './trade';

/** As many refused for one reason are folded. */
const FOLDED_FROM = 3;

interface Props {
  trades: readonly Trade[];
  problems: ReadonlyMap<string, Problem>;
}

/** Several trades: those that were or would be refused for the same reason are folded under it. */
export function TradeGroups({ trades, problems }: Props) {
  const reasonOf = ({ id }: Trade) => problems.get(id)?.text;
  const byReason = [...groupBy(trades, reasonOf)];
  const isFolded = ([reason, { length }]: (typeof byReason)[number]) =>
    reason !== undefined && length >= FOLDED_FROM;
  const lines = byReason.filter((group) => !isFolded(group)).flatMap(([, group]) => group);
  return (
    <Stack $gap={2}>
      {lines.length > 0 && (
        <TradeLines>
          {lines.map((trade) => (
            <TradeLine key={trade.id} trade={trade} problem={reasonOf(trade)} />
          ))}
        </TradeLines>
      )}
      {byReason.filter(isFolded).map(([reason, group]) => (
        <Fold key={reason} summary={`${swaps(group.length)}: ${reason}`}>
          <TradeLines>
            {group.map((trade) => (
              <TradeLine key={trade.id} trade={trade} />
            ))}
          </TradeLines>
        </Fold>
      ))}
    </Stack>
  );
}
