import styled from 'styled-components';

/** Characters before the found word, so that it stands in the one line of a row. */
const BEFORE = 16;

/** Splits a message around the first of the words that it was found by. */
export function excerptOf(content: string, text: string) {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lower = content.toLowerCase();
  const places = words
    .map((word) => ({ at: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const { at, length } = places[0] ?? { at: 0, length: 0 };
  const start = at <= BEFORE ? 0 : content.indexOf(' ', at - BEFORE) + 1 || at;
  return {
    before: `${start > 0 ? '…' : ''}${content.slice(Math.min(start, at), at)}`,
    found: content.slice(at, at + length),
    after: content.slice(at + length),
  };
}

const Found = styled.mark`
  background: none;
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

/** A message from near the first of the words that it was found by. */
export function Excerpt({ content, text }: { content: string; text: string }) {
  const { before, found, after } = excerptOf(content, text);
  return (
    <>
      {before}
      <Found>{found}</Found>
      {after}
    </>
  );
}
