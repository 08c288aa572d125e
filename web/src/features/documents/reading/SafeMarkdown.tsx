import { createElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styled from 'styled-components';
import { color, font, radius, space, weight } from '../../../ui/theme/tokens';

const TableScroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  table {
    width: 100%;
    border-collapse: collapse;
    ${font.size('small')};
  }
  th,
  td {
    min-width: 6rem;
    padding: ${space[2]} ${space[3]};
    overflow-wrap: break-word;
    text-align: left;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font-weight: ${weight.medium};
  }
  tr + tr > td,
  thead + tbody > tr:first-child > td {
    border-top: 1px solid ${color.border};
  }
`;

const OPENABLE = new Set(['http:', 'https:', 'mailto:']);

/** Returns the URL if a link may open it; '' for scripts, data and relative URLs. */
function safeAddress(url: string): string {
  return URL.canParse(url) && OPENABLE.has(new URL(url).protocol) ? url : '';
}

const DEEPEST = 6;

function headings(top: number): Components {
  const at = (depth: number) => {
    const name = `h${Math.min(top + depth, DEEPEST)}`;
    return ({ children }: { children?: ReactNode }) => createElement(name, null, children);
  };
  return { h1: at(0), h2: at(1), h3: at(2), h4: at(3), h5: at(4), h6: at(5) };
}

const parts: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // Nothing is fetched from other origins: an image shows its alternative text.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  // Focusable, so that scrollable content can be reached by keyboard.
  table: ({ children }) => (
    <TableScroll role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </TableScroll>
  ),
};

const plugins = [remarkGfm];

interface SafeMarkdownProps {
  /** Markdown; HTML in it is removed. */
  children: string;
  /** The level of its top heading. */
  topHeading: number;
}

/** Markdown without HTML, images or remote content (product.md). */
export function SafeMarkdown({ children, topHeading }: SafeMarkdownProps) {
  return (
    <Markdown
      skipHtml
      remarkPlugins={plugins}
      urlTransform={safeAddress}
      components={{ ...headings(topHeading), ...parts }}
    >
      {children}
    </Markdown>
  );
}
