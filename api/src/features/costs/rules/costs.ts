import type { EntryOf } from './entries';
import { type Part, split } from './split';

/** An expense or dues with the part of each share; negative for a reversal. */
export interface BorneCost {
  amount: number;
  isDue: boolean;
  /** Empty if it is paid from the dues. */
  parts: readonly Part[];
}

/** Returns what each share bears of an expense or dues, or takes back if it is reversed. */
export function costsByShare(
  { kind, amount, split: { method, weights }, seq }: EntryOf<'EXPENSE'> | EntryOf<'DUES' | 'LEVY'>,
  isReversed: boolean,
): BorneCost {
  const sign = isReversed ? -1 : 1;
  const parts = method === 'RESERVE' ? [] : split(amount, weights, seq);
  return {
    amount: sign * amount,
    isDue: kind !== 'EXPENSE',
    parts: parts.map(([share, part]) => [share, sign * part]),
  };
}
