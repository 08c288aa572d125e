import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { ChevronRight } from '../../../ui/icon/icons';
import { Grid } from '../../../ui/layout/Grid';
import { box, color, motion, screen, space, thumb, weight } from '../../../ui/theme/tokens';
import { DocumentMeta } from './DocumentMeta';

const Row = styled(Link)`
  ${box.row(3)};
  min-height: calc(${thumb} + ${space[4]});
  padding: ${space[3]} ${space[4]};
  ${box.surface('medium')};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion.quick};
  & > svg {
    color: ${color.textMuted};
  }
  & > span {
    ${box.grid(1)};
    ${box.grow};
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
      ${box.chosen};
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
    <Grid as="ul" $gap={2} aria-label="Documents">
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
    </Grid>
  );
}
