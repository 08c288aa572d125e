import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useReread } from '../../../../lib/live/use-live';
import { errorCode, errorField, errorText } from '../../../../lib/network/error-text';
import { useOneByOne } from '../../../../lib/network/use-one-by-one';
import type { Action, Problem } from './decision-words';
import type { Trade } from './trade';

/** Sends the answer to a swap. */
export type Send = (answer: { variables: { id: string; note: string | null } }) => Promise<unknown>;

interface Decision {
  action: Action;
  tried: readonly Trade[];
  /** What the owners read; '' for nothing. */
  noteOf: (trade: Trade) => string;
}

const problemOf = (error: unknown, action: Action): Problem => ({
  text: errorText(error, 'Please try again.'),
  isOfWeeks:
    action === 'approve' && errorCode(error) === 'CONFLICT' && errorField(error) === undefined,
});

/** What is known before it is tried. */
const obstaclesOf = (trades: readonly Trade[]) =>
  trades.flatMap(({ id, obstacle }): [string, Problem][] =>
    obstacle ? [[id, { text: obstacle, isOfWeeks: true }]] : [],
  );

const reasonsIn = (problems: ReadonlyMap<string, Problem>): ReadonlyMap<string, string> =>
  new Map([...problems].flatMap(([id, it]) => (it.isOfWeeks ? [[id, it.text]] : [])));

/**
 * Decides on swaps one after the other, and keeps those that were refused, each with why; `list` is
 * read again afterwards.
 */
export function useDecisions(trades: readonly Trade[], list: DocumentNode) {
  const { each, progress, stop } = useOneByOne();
  const reread = useReread();
  const [left, setLeft] = useState(trades);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(
    () => new Map(obstaclesOf(trades)),
  );
  /** Why they cannot be approved, also while a failure of another kind stands in `problems`. */
  const [reasons, setReasons] = useState(() => reasonsIn(problems));

  /** Returns those that are left, with why. */
  async function decide(send: Send, { action, tried, noteOf }: Decision) {
    const { results, refused } = await each(tried, async (trade) => {
      await send({ variables: { id: trade.id, note: noteOf(trade) || null } });
      return trade;
    });
    const rest = left.filter((trade) => !results.includes(trade));
    void reread([list]);
    setLeft(rest);
    const found = new Map([
      ...obstaclesOf(rest),
      ...refused.map(({ item, error }) => [item.id, problemOf(error, action)] as const),
    ]);
    setProblems(found);
    setReasons((known) => new Map([...known, ...reasonsIn(found)]));
    return rest.map((trade) => ({ trade, problem: found.get(trade.id) }));
  }
  return { decide, progress, stop, left, problems, reasons };
}
