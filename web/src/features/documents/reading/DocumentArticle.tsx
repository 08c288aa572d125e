import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { size, space } from '../../../ui/theme/tokens';
import { DocumentControls } from '../editing/DocumentControls';
import { DocumentContent } from './DocumentContent';
import { DocumentMeta } from './DocumentMeta';

const Header = styled.header`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[5]};
  h2 {
    font-size: ${size.title};
  }
`;

interface DocumentArticleProps {
  document: DocumentPartsFragment;
  mayEdit: boolean;
}

/** One document, with controls for users who may change it. */
export function DocumentArticle({ document, mayEdit }: DocumentArticleProps) {
  return (
    <article>
      <Header>
        <h2>{document.title}</h2>
        <DocumentMeta document={document} />
        {mayEdit && <DocumentControls document={document} />}
      </Header>
      <DocumentContent topHeading={3}>{document.content}</DocumentContent>
    </article>
  );
}
