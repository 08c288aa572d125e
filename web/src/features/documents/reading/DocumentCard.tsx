import { useId, useState } from 'react';
import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ChevronDown, Maximize2 } from '../../../ui/icon/icons';
import { ScrollArea } from '../../../ui/layout/ScrollArea';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { box, color, DESK, font, motion, radius, space, thumb } from '../../../ui/theme/tokens';
import { DocumentContent } from './DocumentContent';
import { DocumentFile } from './DocumentFile';
import { DocumentMeta } from './DocumentMeta';

const Root = styled.article`
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
`;

const Toggle = styled.button`
  ${box.row(3)};
  width: 100%;
  min-height: calc(${thumb} + ${space[3]});
  padding: ${space[3]} ${space[4]};
  border-radius: inherit;
  text-align: left;
  & > svg {
    color: ${color.textMuted};
    transition: transform ${motion.calm};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Names = styled.span`
  ${box.grid(1)};
  ${box.grow};
`;

const Title = styled.span`
  ${font.size('body', 'medium')};
  line-height: 1.3;
`;

const Body = styled.div`
  &[hidden] {
    display: none;
  }
  ${box.grid(2)};
  padding: 0 ${space[4]} ${space[3]};
  & > a {
    justify-self: start;
    margin-left: -${space[3]};
  }
`;

const CONTENT_HEIGHT = '9.5rem';

/** On phones only titles are open at first; desktop has room for the texts. */
const startsOpen = () => window.matchMedia(DESK).matches;

/** A document in the panel: its title row expands and collapses its text. */
export function DocumentCard({ document }: { document: DocumentPartsFragment }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const bodyId = useId();
  return (
    <Root>
      <h3>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <Names>
            <Title>{document.title}</Title>
            <DocumentMeta document={document} />
          </Names>
          <ChevronDown size={20} aria-hidden />
        </Toggle>
      </h3>
      <Body id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            {document.file && <DocumentFile file={document.file} title={document.title} />}
            {document.content !== '' && (
              <ScrollArea label={document.title} role="group" maxHeight={CONTENT_HEIGHT}>
                <DocumentContent>{document.content}</DocumentContent>
              </ScrollArea>
            )}
            <LinkButton
              to={documentPath(document)}
              variant="ghost"
              size="small"
              icon={<Maximize2 size={16} aria-hidden />}
            >
              Open on its own page
              <VisuallyHidden>: {document.title}</VisuallyHidden>
            </LinkButton>
          </>
        )}
      </Body>
    </Root>
  );
}
