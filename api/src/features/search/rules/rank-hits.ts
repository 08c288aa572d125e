import { numberedText } from './numbered-text';

interface RankedHit {
  title: string;
  note: string;
  /** Of a share or a week; null for what has a name of its own. */
  number: number | null;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** 'week 30', 'share 7': the number cannot belong to a name. */
const SPELLED_OUT = /(^|\s)(share|s|week|wk|w)\s*#?\d/i;

/** A number that may be a share or a week, but may as well belong to a name. */
const BY_NUMBER = 3;

/** 0 for the same text, 1 if all words occur, 2 if words begin with them, 4 for everything else. */
function distance(text: string, name: string): number {
  if (fold(text) === fold(name)) return 0;
  const words = wordsOf(name);
  const typed = wordsOf(text);
  if (typed.every((word) => words.includes(word))) return 1;
  return typed.every((word) => words.some((it) => it.startsWith(word))) ? 2 : 4;
}

/** Sorts hits of all kinds by how well they match; equal ones keep their order. */
export function rankHits<Hit extends RankedHit>(text: string, hits: readonly Hit[]): Hit[] {
  const meant = numberedText(text);
  const isMeant = meant !== null && (SPELLED_OUT.test(text) || meant.year !== null);
  const rankOf = ({ number, title, note }: Hit): number => {
    if (number === null) return distance(text, title);
    if (!meant) return distance(text, `${title} ${note}`);
    return isMeant ? distance(meant.property, title) : BY_NUMBER;
  };
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

/**
 * How many hits of each kind a search shows. The server answers with one more where there are more,
 * so that the reader learns of it; counting them all would read every row that matches.
 */
export const SHOWN_HITS = { PROPERTY: 6, PERSON: 6, REQUEST: 4, SHARE: 3, WEEK: 3 } as const;
