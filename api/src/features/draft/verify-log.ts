import type { ChainedEntry } from './log-chain';
import { brokenLink } from './log-chain';
import { checkEntries, type DraftEntry, movesOf, replay } from './rules';

/**
 * Returns what is wrong with an exported log, as a sentence; null if chain, order, times and rules
 * are valid.
 */
export function logProblem(entries: readonly ChainedEntry[]): string | null {
  const broken = brokenLink(entries);
  if (broken !== null) return `Entry ${broken} is not what was written: its hash is another.`;
  const bad = checkEntries(entries.map(({ text }) => JSON.parse(text) as DraftEntry));
  return bad && `Entry ${bad.seq} breaks the rules: ${bad.problem}`;
}

/** Summarises a valid log in a sentence. */
export function logSummary(entries: readonly ChainedEntry[]): string {
  const log = entries.map(({ text }) => JSON.parse(text) as DraftEntry);
  const [opening] = log;
  if (opening?.kind !== 'OPENED') return 'The log is empty.';
  const { picks } = replay(opening.facts, movesOf(log));
  const end = log.at(-1)?.kind === 'ENDED' ? 'to its end' : 'so far';
  return `The draft of ${opening.property} for ${opening.year} is in order ${end}: ${entries.length} entries, ${picks.length} weeks chosen by ${opening.facts.shares.length} shares, last hash ${entries.at(-1)?.hash}.`;
}
