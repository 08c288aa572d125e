import styled from 'styled-components';
import { fold } from '../../lib/text/fold';
import { color, radius } from '../theme/tokens';

const Mark = styled.mark`
  padding: 0 0.15em;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: inherit;
`;

const LETTERS_UP_TO = 3;

/** The search also finds a plural's singular, and the beginning of words. */
const stemOf = (word: string) =>
  word.length > LETTERS_UP_TO && word.endsWith('s') ? word.slice(0, -1) : word;

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the words that begin with a search term stand out, regardless of accents. */
export function Marked({ words, children }: { words: string; children: string }) {
  const terms = fold(words)
    .split(/[\s"]+/)
    .filter((word) => word && !word.startsWith('-'));
  if (terms.length === 0) return children;
  const anyTerm = terms.map((term) => literally(stemOf(term))).join('|');
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyTerm})`, 'gu');
  // Each letter folds to one, so that places in the folded text are places in the text.
  const letters = [...children.normalize('NFC')];
  const folded = letters.map((letter) => fold(letter)[0] ?? ' ').join('');
  const pieces = [];
  let end = 0;
  for (const { index, 0: found } of folded.matchAll(anyWord)) {
    pieces.push(letters.slice(end, index).join(''));
    end = index + found.length;
    pieces.push(<Mark key={index}>{letters.slice(index, end).join('')}</Mark>);
  }
  return [...pieces, letters.slice(end).join('')];
}
