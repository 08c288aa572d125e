import { useState } from 'react';
import type { DocumentPartsFragment } from '../../generated/graphql';
import { useReadOnly } from '../../lib/read-only';
import { Card } from '../../ui/card/Card';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { FileText } from '../../ui/icon/icons';
import { ScrollArea } from '../../ui/layout/ScrollArea';
import { Stack } from '../../ui/layout/Stack';
import { DocumentCard } from './reading/DocumentCard';
import { DocumentHits, DocumentSearch } from './reading/DocumentSearch';
import { DocumentsTrouble, NoDocuments } from './reading/DocumentsTrouble';
import { documentsHeading } from './reading/document-problem';
import { usePropertyDocuments } from './use-property-documents';

interface DocumentsPanelProps {
  propertyId: string;
  propertyName: string;
}

/** 96 units (spec §2). */
const PANEL_HEIGHT = '24rem';

/** The documents of one property that the user may read (spec §2, §8). */
export function DocumentsPanel({ propertyId, propertyName }: DocumentsPanelProps) {
  const { data, problem, refetch } = usePropertyDocuments(propertyId);
  return (
    <Card title={documentsHeading(problem)} icon={<FileText size={22} aria-hidden />}>
      {data && <Documents documents={data.propertyDocuments} {...{ propertyId, propertyName }} />}
      {!data && !problem && <LoadingState label="Loading documents…" />}
      {problem && (
        <DocumentsTrouble problem={problem} propertyName={propertyName} onRetry={() => refetch()} />
      )}
    </Card>
  );
}

interface DocumentsProps extends DocumentsPanelProps {
  documents: readonly DocumentPartsFragment[];
}

function Documents({ documents, propertyId, propertyName }: DocumentsProps) {
  const [text, setText] = useState('');
  const isReadOnly = useReadOnly();
  if (documents.length === 0) return <NoDocuments />;
  return (
    <>
      <DocumentSearch of={propertyName} text={text} onText={setText} />
      <ScrollArea label={`Documents of ${propertyName}`} maxHeight={PANEL_HEIGHT}>
        {text.trim() ? (
          <DocumentHits {...{ text, propertyId }} mayAsk={!isReadOnly} />
        ) : (
          <Stack $gap={2}>
            {documents.map((document) => (
              <DocumentCard key={document.id} document={document} />
            ))}
          </Stack>
        )}
      </ScrollArea>
    </>
  );
}
