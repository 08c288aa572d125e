import styled from 'styled-components';
import { color, radius } from '../../../ui/theme/tokens';

const Mark = styled.mark`
  padding: 0 0.15em;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: inherit;
`;

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the search terms highlighted. */
export function Marked({ words, children }: { words: string; children: string }) {
  const anyWord = words.split(/\s+/).filter(Boolean).map(literally).join('|');
  if (!anyWord) return children;
  const pieces = children.split(new RegExp(`(${anyWord})`, 'gi'));
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no id
    index % 2 === 1 ? <Mark key={index}>{piece}</Mark> : piece,
  );
}
