import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressId } from '../../kit/address-id';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Page } from '../../ui/layout/Page';
import { PropertyPapers } from './PropertyPapers';

interface DocumentsScreenProps {
  /** Whose papers; undefined until it is known. */
  propertyId: string | undefined;
  /** Leads to the papers of another property. */
  switcher: ReactNode;
  /** This session may write, edit and remove documents. */
  mayEdit: boolean;
}

/** /documents?property=ID&document=ID: the papers of a property, comfortable to read. */
export function DocumentsScreen({ propertyId, switcher, mayEdit }: DocumentsScreenProps) {
  const [parameters] = useSearchParams();
  if (propertyId === undefined) return <LoadingState label="Loading documents…" />;
  return (
    <Page>
      <PropertyPapers
        key={propertyId}
        propertyId={propertyId}
        documentId={addressId(parameters.get('document'))}
        switcher={switcher}
        mayEdit={mayEdit}
      />
    </Page>
  );
}
