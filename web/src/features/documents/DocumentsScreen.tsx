import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressId } from '../../lib/address/address-values';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Page } from '../../ui/layout/Page';
import { PropertyDocuments } from './PropertyDocuments';

interface DocumentsScreenProps {
  /** The property; undefined until known. */
  propertyId: string | undefined;
  /** A select for another property. */
  switcher: ReactNode;
  /** Whether this session may write documents. */
  mayWrite: boolean;
  /** Whether it may remove them, too, and choose who changes them. */
  isAdministrator: boolean;
}

/** /documents?property=ID&document=ID: reads the documents of a property. */
export function DocumentsScreen({ propertyId, ...rest }: DocumentsScreenProps) {
  const [parameters] = useSearchParams();
  if (propertyId === undefined) return <LoadingState label="Loading documents…" />;
  return (
    <Page>
      <PropertyDocuments
        key={propertyId}
        propertyId={propertyId}
        documentId={addressId(parameters.get('document'))}
        {...rest}
      />
    </Page>
  );
}
