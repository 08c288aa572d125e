import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { Stack } from '../../../ui/layout/Stack';
import { box, font, space } from '../../../ui/theme/tokens';
import { DocumentControls } from '../editing/DocumentControls';
import { DocumentContent } from './DocumentContent';
import { DocumentFile } from './DocumentFile';
import { DocumentMeta } from './DocumentMeta';

const Header = styled.header`
  ${box.grid(2)};
  margin-bottom: ${space[5]};
  h1 {
    ${font.size('display')};
  }
  h2 {
    ${font.size('title')};
  }
`;

interface DocumentArticleProps {
  document: DocumentPartsFragment;
  /** Whether its title is the screen's. */
  isPage: boolean;
  mayWrite: boolean;
  isAdministrator: boolean;
}

/** One document, with controls for users who may change it. */
export function DocumentArticle({
  document,
  isPage,
  mayWrite,
  isAdministrator,
}: DocumentArticleProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <article>
      <Header>
        <Title>{document.title}</Title>
        <DocumentMeta document={document} />
        {mayWrite && document.mayEdit && <DocumentControls {...{ document, isAdministrator }} />}
      </Header>
      <Stack>
        {document.file && <DocumentFile file={document.file} title={document.title} />}
        <DocumentContent topHeading={isPage ? 2 : 3}>{document.content}</DocumentContent>
      </Stack>
    </article>
  );
}
