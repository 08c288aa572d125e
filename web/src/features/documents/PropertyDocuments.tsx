import { type ReactNode, useState } from 'react';
import type { DocumentPartsFragment } from '../../generated/graphql';
import { documentPath } from '../../lib/address/paths';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../../ui/button/Button';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Plus } from '../../ui/icon/icons';
import { PageHeader } from '../../ui/layout/PageHeader';
import { DESK } from '../../ui/theme/tokens';
import { Columns, Lists, Reading } from './documents-style';
import { DocumentEditor } from './editing/DocumentEditor';
import { DocumentArticle } from './reading/DocumentArticle';
import { DocumentList } from './reading/DocumentList';
import { DocumentHits, DocumentSearch } from './reading/DocumentSearch';
import { DocumentsTrouble, NoDocuments } from './reading/DocumentsTrouble';
import { documentsHeading } from './reading/document-problem';
import { usePropertyDocuments } from './use-property-documents';

interface PropertyDocumentsProps {
  propertyId: string;
  /** The document to read; defaults to the first one where it fits beside the list. */
  documentId: string | undefined;
  /** A select for another property. */
  switcher: ReactNode;
  /** Whether the user may write documents: owners and administrators. */
  mayWrite: boolean;
  isAdministrator: boolean;
}

/** A property's documents: list and text side by side on desktop, one after the other on phones. */
export function PropertyDocuments({
  propertyId,
  documentId,
  switcher,
  mayWrite,
  isAdministrator,
}: PropertyDocumentsProps) {
  const { data, problem, refetch } = usePropertyDocuments(propertyId);
  const [isWriting, setWriting] = useState(false);
  const isDesk = useMediaQuery(DESK);
  // On a phone the open document is the whole screen.
  const page = isDesk ? undefined : data?.propertyDocuments.find(({ id }) => id === documentId);
  const choice = !documentId && switcher;
  return (
    <>
      <PageHeader
        title={page?.title ?? documentsHeading(problem)}
        hidesTitle={page !== undefined}
        text={!page && !choice && data && `${data.property.name}, ${data.property.location}`}
        {...(documentId && { back: { to: documentPath({ propertyId }), label: 'All documents' } })}
        actions={
          <>
            {choice}
            {mayWrite && data && (
              <Button icon={<Plus size={18} aria-hidden />} onClick={() => setWriting(true)}>
                New document
              </Button>
            )}
          </>
        }
      />
      {data && (
        <Documents
          documents={data.propertyDocuments}
          isPage={page !== undefined}
          {...{ propertyId, documentId, mayWrite, isAdministrator }}
        />
      )}
      {!data && !problem && <LoadingState label="Loading documents…" />}
      {problem && <DocumentsTrouble problem={problem} onRetry={() => refetch()} />}
      {isWriting && (
        <DocumentEditor {...{ propertyId, isAdministrator }} onClose={() => setWriting(false)} />
      )}
    </>
  );
}

interface DocumentsProps
  extends Pick<
    PropertyDocumentsProps,
    'propertyId' | 'documentId' | 'mayWrite' | 'isAdministrator'
  > {
  documents: readonly DocumentPartsFragment[];
  /** Whether the open document is the whole screen. */
  isPage: boolean;
}

function Documents({ documents, isPage, propertyId, documentId, ...rights }: DocumentsProps) {
  const [text, setText] = useState('');
  const shown = documentId ? documents.find(({ id }) => id === documentId) : documents[0];
  const lists = (
    <Lists>
      <DocumentSearch text={text} onText={setText} />
      {text.trim() ? (
        <DocumentHits
          {...{ text, propertyId }}
          mayAsk={rights.mayWrite}
          onOpen={() => setText('')}
        />
      ) : (
        <DocumentList documents={documents} shownId={shown?.id} />
      )}
    </Lists>
  );
  if (documents.length === 0) {
    return (
      <>
        {lists}
        {!text.trim() && <NoDocuments />}
      </>
    );
  }
  return (
    <Columns $isReading={documentId !== undefined}>
      {lists}
      <Reading>
        {shown ? (
          <DocumentArticle key={shown.id} document={shown} {...{ isPage, ...rights }} />
        ) : (
          <p>This document is no longer here.</p>
        )}
      </Reading>
    </Columns>
  );
}
