import { folded } from './fold';
import words from './words.json';

/** Words before the number: a title such as 'Share', 'No.' or both. */
const WORDS = new Set([
  ...words.likelyTitles.shareNumber,
  ...words.titles.shareNumber.flatMap((it) => [it, ...words.numberWords.map((word) => it + word)]),
]);

/** '4', 'Share 4', '#4', 'Nr. 4', '4,0', '4/12' and '4 of 12'. */
const NUMBER =
  /^(?:([^\d+]*[^\d\s+-])\s*-?\s*)?(0?[1-9]|1[0-2])(?:[.,]0+)?(?:\s*(?:\/|of|von|sur|de|di|van|av)\s*12)?$/iu;

/**
 * Reads the number of a share, from 1 to 12, as people write it; null if the cell has none, or
 * something else beside it.
 */
export function shareNumberOf(cell: string): number | null {
  const [, word, number] = NUMBER.exec(cell.replace(/^'/, '').trim()) ?? [];
  return word === undefined || WORDS.has(folded(word)) ? Number(number) || null : null;
}
