import styled from 'styled-components';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { color, font, radius, space } from '../../../ui/theme/tokens';

const Prose = styled.div`
  overflow-wrap: anywhere;
  text-wrap: pretty;
  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-top: ${space[3]};
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: inherit;
    ${font.size('body', 'bold')};
  }
  h2 {
    ${font.size('large')};
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-top: ${space[5]};
  }
  ul,
  ol {
    padding-left: 1.35em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.textMuted};
  }
  li + li {
    margin-top: ${space[1]};
  }
  blockquote {
    margin-inline: 0;
    padding: ${space[2]} ${space[4]};
    border-left: 3px solid ${color.accent};
    border-radius: 0 ${radius.small} ${radius.small} 0;
    background: ${color.accentSoft};
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: ${radius.small};
    background: ${color.secondary};
    font-size: 0.92em;
  }
  pre {
    margin-bottom: 0;
    white-space: pre-wrap;
  }
  hr {
    width: 100%;
    border: 0;
    border-top: 1px solid ${color.border};
  }
`;

const SafeMarkdown = lazyComponent(
  async () => (await import('./SafeMarkdown')).SafeMarkdown,
  <Skeleton height="8rem" />,
);

interface DocumentContentProps {
  /** Markdown; HTML in it is removed. */
  children: string;
  /** The level of its top heading, one below the enclosing heading. */
  topHeading?: number;
}

/** A document's text: Markdown without HTML, images or remote content (product.md). */
export function DocumentContent({ children, topHeading = 4 }: DocumentContentProps) {
  return (
    <Prose>
      <SafeMarkdown topHeading={topHeading}>{children}</SafeMarkdown>
    </Prose>
  );
}
