import { useState } from 'react';
import styled from 'styled-components';
import { linkParts } from '../../lib/text/links';
import { font } from '../theme/tokens';

/** Lines that a folded text shows. */
const SHOWN_LINES = 12;
/** A text that is barely longer is not folded. */
const FOLDED_FROM = { lines: 15, characters: 900 };

const Text = styled.p`
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${SHOWN_LINES};
  }
  a,
  a:hover {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

const More = styled.button`
  min-height: 32px;
  ${font.size('small', 'bold')};
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

const isLong = (text: string) =>
  text.length >= FOLDED_FROM.characters || text.split('\n').length >= FOLDED_FROM.lines;

/** A text without markup, whose links open a new tab. */
export function Links({ text }: { text: string }) {
  return linkParts(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change their order
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

interface LinkedTextProps {
  content: string;
  /** Whether quotation marks go around it. */
  isQuoted?: boolean;
}

/** A person’s text, shown literally except for links; a long one is folded. */
export function LinkedText({ content, isQuoted = false }: LinkedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const canFold = isLong(content);
  return (
    <>
      <Text data-folded={(canFold && !isOpen) || undefined}>
        <Links text={isQuoted ? `“${content}”` : content} />
      </Text>
      {canFold && (
        <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </More>
      )}
    </>
  );
}
