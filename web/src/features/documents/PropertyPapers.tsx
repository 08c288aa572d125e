import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePropertyDocumentsQuery } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { AccessRestricted } from './AccessRestricted';
import { DocumentArticle } from './DocumentArticle';
import { DocumentEditor } from './DocumentEditor';
import { DocumentList } from './DocumentList';
import { DocumentHits, DocumentSearch } from './DocumentSearch';
import { documentsProblem } from './document-problem';
import { NoDocuments } from './NoDocuments';
import { Columns, Lists, Reading } from './papers-style';

interface PropertyPapersProps {
  propertyId: number;
  /** The document to read; the first one where there is room beside the list. */
  documentId: number | undefined;
  mayEdit: boolean;
}

/** The papers of one property: a list and the text, beside each other on a desk, one after the other on a phone. */
export function PropertyPapers({ propertyId, documentId, mayEdit }: PropertyPapersProps) {
  const { data, error, refetch } = usePropertyDocumentsQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  const [isWriting, setWriting] = useState(false);
  const problem = error && !data ? documentsProblem(error) : undefined;
  const list = `/documents?property=${propertyId}`;
  return (
    <>
      <PageHeader
        title={
          problem?.kind === 'restricted'
            ? 'Property Documents - Access Restricted'
            : 'Property Documents'
        }
        text={data && `${data.property.name}, ${data.property.location}`}
        back={documentId ? { to: list, label: 'All documents' } : { to: '/', label: 'Home' }}
        actions={
          mayEdit &&
          data && (
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setWriting(true)}>
              New document
            </Button>
          )
        }
      />
      {data && (
        <Papers documents={data.propertyDocuments} documentId={documentId} mayEdit={mayEdit} />
      )}
      {!data && !problem && <LoadingState label="Loading documents…" />}
      {problem?.kind === 'restricted' && <AccessRestricted message={problem.message} />}
      {problem?.kind === 'signed-out' && <NoDocuments />}
      {problem?.kind === 'failed' && (
        <ErrorState message={problem.message} onRetry={() => refetch()} />
      )}
      {isWriting && <DocumentEditor propertyId={propertyId} onClose={() => setWriting(false)} />}
    </>
  );
}

interface PapersProps extends Omit<PropertyPapersProps, 'propertyId'> {
  documents: NonNullable<ReturnType<typeof usePropertyDocumentsQuery>['data']>['propertyDocuments'];
}

function Papers({ documents, documentId, mayEdit }: PapersProps) {
  const [text, setText] = useState('');
  const shown = documentId ? documents.find(({ id }) => id === documentId) : documents[0];
  if (documents.length === 0) return <NoDocuments />;
  return (
    <Columns $isReading={documentId !== undefined}>
      <Lists>
        <DocumentSearch text={text} onText={setText} />
        {text.trim() ? (
          <DocumentHits text={text} onOpen={() => setText('')} />
        ) : (
          <DocumentList documents={documents} shownId={shown?.id} />
        )}
      </Lists>
      <Reading>
        {shown ? (
          <DocumentArticle key={shown.id} document={shown} mayEdit={mayEdit} />
        ) : (
          <p>This document is no longer here.</p>
        )}
      </Reading>
    </Columns>
  );
}
