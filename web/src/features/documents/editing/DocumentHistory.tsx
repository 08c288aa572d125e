import styled from 'styled-components';
import {
  type DocumentHistoryQuery,
  type DocumentPartsFragment,
  useDocumentHistoryQuery,
} from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/text/names';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Badge } from '../../../ui/text/Badge';
import { color, font, radius, space, weight } from '../../../ui/theme/tokens';
import { accessOptions } from '../document-types';
import { DocumentContent } from '../reading/DocumentContent';
import { DocumentFile } from '../reading/DocumentFile';

type Revision = DocumentHistoryQuery['documentHistory'][number];

const Entry = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
  summary {
    padding: ${space[3]} ${space[4]};
    border-radius: inherit;
    cursor: pointer;
  }
  strong {
    font-weight: ${weight.medium};
  }
  small {
    display: block;
    ${font.muted('small')};
  }
  & > div {
    padding: 0 ${space[4]} ${space[4]};
  }
`;

interface DocumentHistoryProps {
  document: DocumentPartsFragment;
  onClose: () => void;
}

/** The previous versions of a document, latest change first. */
export function DocumentHistory({ document, onClose }: DocumentHistoryProps) {
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Document history"
      description={`“${document.title}” before each change.`}
    >
      <Revisions documentId={document.id} />
    </Dialog>
  );
}

function Revisions({ documentId }: { documentId: string }) {
  const { data, error, refetch } = useDocumentHistoryQuery({
    variables: { documentId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <NotLoaded {...{ error, refetch }} />;
  if (data.documentHistory.length === 0) {
    return <EmptyState title="Never changed" text="It still says what it said at first." />;
  }
  return (
    <Stack $gap={2}>
      {data.documentHistory.map((revision) => (
        <RevisionEntry key={revision.id} revision={revision} />
      ))}
    </Stack>
  );
}

function RevisionEntry({ revision }: { revision: Revision }) {
  const { changedAt, changedBy, title, documentType, accessLevel, content, file } = revision;
  return (
    <Entry>
      <summary>
        <strong>{title}</strong>
        <small>
          Changed on {momentText(changedAt)} by {fullName(changedBy)}
        </small>
      </summary>
      <div>
        <Stack $gap={3}>
          <Row $gap={2}>
            <Badge tone="info">{documentType}</Badge>
            <Badge>{accessOptions.find(({ value }) => value === accessLevel)?.label}</Badge>
          </Row>
          {file && <DocumentFile file={file} title={title} />}
          <DocumentContent topHeading={3}>{content}</DocumentContent>
        </Stack>
      </div>
    </Entry>
  );
}
