import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useReread } from '../../../../lib/live/use-live';
import { errorText } from '../../../../lib/network/error-text';
import { useOneByOne } from '../../../../lib/network/use-one-by-one';
import type { Trade } from './trade';

export interface Decision {
  trades: readonly Trade[];
  /** Sends the answer to one of them. */
  send: (answer: { variables: { id: string; note: string | null } }) => Promise<unknown>;
  /** The list that is read again afterwards. */
  list: DocumentNode;
}

/** Decides on swaps one after the other, and keeps those that were refused, each with why. */
export function useDecisions({ trades, send, list }: Decision) {
  const { each, progress } = useOneByOne();
  const reread = useReread();
  const [left, setLeft] = useState(trades);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  /** Returns true if none is left. */
  async function decide(note: string): Promise<boolean> {
    const { results, refused } = await each(left, async (trade) => {
      await send({ variables: { id: trade.id, note: note.trim() || null } });
      return trade;
    });
    const rest = left.filter((trade) => !results.includes(trade));
    void reread([list]);
    setLeft(rest);
    setProblems(
      new Map(refused.map(({ item, error }) => [item.id, errorText(error, 'Please try again.')])),
    );
    return rest.length === 0;
  }
  return { decide, progress, left, problems };
}
