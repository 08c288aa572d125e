import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { ChevronRight } from '../../../ui/icon/icons';
import { color, motion, radius, screen, space, thumb, weight } from '../../../ui/theme/tokens';
import { DocumentMeta } from './DocumentMeta';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: calc(${thumb} + ${space[4]});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion.quick};
  & > svg {
    color: ${color.textMuted};
  }
  & > span {
    display: grid;
    flex: 1;
    gap: ${space[1]};
    min-width: 0;
  }
  strong {
    font-weight: ${weight.medium};
    line-height: 1.3;
  }
  &:hover {
    border-color: ${color.inputBorder};
    color: ${color.text};
  }
  ${screen.desk} {
    &[aria-current] {
      border-color: ${color.primary};
      background: ${color.primarySoft};
      --badge-fill: ${color.surface};
    }
  }
`;

interface DocumentListProps {
  documents: readonly DocumentPartsFragment[];
  /** The selected document. */
  shownId: string | undefined;
}

/** The titles of a property's documents. */
export function DocumentList({ documents, shownId }: DocumentListProps) {
  return (
    <List aria-label="Documents">
      {documents.map((document) => (
        <li key={document.id}>
          <Row
            to={documentPath(document)}
            aria-current={document.id === shownId ? 'true' : undefined}
          >
            <span>
              <strong>{document.title}</strong>
              <DocumentMeta document={document} />
            </span>
            <ChevronRight size={20} aria-hidden />
          </Row>
        </li>
      ))}
    </List>
  );
}
