import { Fragment, useState } from 'react';
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the given names stand out. */
function Named({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(${names.map(escaped).join('|')})`));
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change their order
    names.includes(part) ? <strong key={index}>{part}</strong> : part,
  );
}

/** A text without markup, whose links open a new tab. */
export function Links({ text, names = [] }: { text: string; names?: readonly string[] }) {
  return linkParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change their order
    <Fragment key={index}>
      {part.href ? (
        <a href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      ) : (
        <Named text={part.text} names={names} />
      )}
    </Fragment>
  ));
}

interface LinkedTextProps {
  content: string;
  /** Whether quotation marks go around it. */
  isQuoted?: boolean;
  /** Names that stand out, such as those of mentioned people. */
  names?: readonly string[];
}

/** A person’s text, shown literally except for links; a long one is folded. */
export function LinkedText({ content, isQuoted = false, names = [] }: LinkedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const canFold = isLong(content);
  return (
    <>
      <Text data-folded={(canFold && !isOpen) || undefined}>
        <Links text={isQuoted ? `“${content}”` : content} names={names} />
      </Text>
      {canFold && (
        <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </More>
      )}
    </>
  );
}
