import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useEach } from '../../../../lib/list/use-each';
import { useReread } from '../../../../lib/live/reread';
import { errorCode, errorField, errorText } from '../../../../lib/network/error-text';
import { useLeaveWarning } from '../../../../ui/unsaved/unsaved';
import type { Action, Problem, Tally } from './decision-words';
import type { Trade } from './trade';

/** The variables for one swap besides its id. */
export interface Answer {
  /** The note for the owners. */
  note: string | null;
  /** Only if it still cannot be approved. */
  onlyIfImpossible?: true;
}

interface SendOptions {
  variables: Answer & { id: string };
}

/** Sends the answers to swaps. */
export interface Send {
  /**
   * Resolves to how many other swaps that cancelled, or to null if the swap ended instead, as one of
   * its weeks had changed hands.
   */
  approve: (answer: SendOptions) => Promise<number | null>;
  decline: (answer: SendOptions) => Promise<unknown>;
}

/** Sends one answer; resolves as an approval does. */
async function sendOne(send: Send, action: Action, answer: SendOptions) {
  if (action === 'approve') return send.approve(answer);
  await send.decline(answer);
  return 0;
}

interface Decision {
  action: Action;
  tried: readonly Trade[];
  answerTo: (trade: Trade) => Answer;
}

const problemOf = (error: unknown, action: Action): Problem => ({
  text: errorText(error, 'Please try again.'),
  isOfWeeks:
    action === 'approve' && errorCode(error) === 'CONFLICT' && errorField(error) === undefined,
});

/** True if it was to be declined as impossible, and can be approved now. */
const isPossibleNow = ({ error }: { error: unknown }) => errorField(error) === 'onlyIfImpossible';

/**
 * True if it has been cancelled: after an approval beside it, by that. The server's sentence says
 * so (api/src/features/swaps/steps/lock-swap.ts).
 */
const wasCancelled = ({ error }: { error: unknown }) =>
  errorField(error) === 'id' && errorText(error, '').includes('already been cancelled');

/** The obstacles known before the attempt. */
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
  const { each, progress, stop } = useEach();
  useLeaveWarning(progress !== undefined);
  const reread = useReread();
  const [left, setLeft] = useState(trades);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(
    () => new Map(obstaclesOf(trades)),
  );
  /** Why they cannot be approved, also while a failure of another kind stands in `problems`. */
  const [reasons, setReasons] = useState(() => reasonsIn(problems));

  /**
   * Returns those that are left, with why, and the outcome of the rest; others may be cancelled among
   * those that were tried, too.
   */
  async function decide(send: Send, { action, tried, answerTo }: Decision) {
    const { results, refused } = await each(tried, async (trade) => ({
      trade,
      cancelled: await sendOne(send, action, { variables: { id: trade.id, ...answerTo(trade) } }),
    }));
    const decided = results.filter((it) => it.cancelled !== null).map(({ trade }) => trade);
    const cancelled = results.reduce((sum, it) => sum + (it.cancelled ?? 0), 0);
    const those = (are: (one: { error: unknown }) => boolean) =>
      refused.filter(are).map(({ item }) => item);
    const staying = those(isPossibleNow);
    const ended = cancelled > 0 ? those(wasCancelled) : [];
    const gone = [...results.map(({ trade }) => trade), ...staying, ...ended];
    const rest = left.filter((trade) => !gone.includes(trade));
    void reread([list]);
    setLeft(rest);
    const found = new Map([
      ...obstaclesOf(rest),
      ...refused.map(({ item, error }) => [item.id, problemOf(error, action)] as const),
    ]);
    setProblems(found);
    setReasons((known) => new Map([...known, ...reasonsIn(found)]));
    const lapsed = results.length - decided.length;
    const tally: Tally = { decided, staying, cancelled, lapsed };
    return { rest: rest.map((trade) => ({ trade, problem: found.get(trade.id) })), tally };
  }
  return { decide, progress, stop, left, problems, reasons };
}
