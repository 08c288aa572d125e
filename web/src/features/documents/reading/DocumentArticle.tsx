import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { box, font, space } from '../../../ui/theme/tokens';
import { DocumentControls } from '../editing/DocumentControls';
import { DocumentContent } from './DocumentContent';
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
  mayEdit: boolean;
}

/** One document, with controls for users who may change it. */
export function DocumentArticle({ document, isPage, mayEdit }: DocumentArticleProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <article>
      <Header>
        <Title>{document.title}</Title>
        <DocumentMeta document={document} />
        {mayEdit && <DocumentControls document={document} />}
      </Header>
      <DocumentContent topHeading={isPage ? 2 : 3}>{document.content}</DocumentContent>
    </article>
  );
}
