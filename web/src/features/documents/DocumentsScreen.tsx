import { useSearchParams } from 'react-router-dom';
import { addressId } from '../../kit/address-id';
import { Page } from '../../ui/Page';
import { PropertyChoice } from './PropertyChoice';
import { PropertyPapers } from './PropertyPapers';

interface DocumentsScreenProps {
  /** This session may write, edit and remove documents. */
  mayEdit: boolean;
}

/** /documents?property=ID&document=ID: the papers of a property, comfortable to read. */
export function DocumentsScreen({ mayEdit }: DocumentsScreenProps) {
  const [parameters] = useSearchParams();
  const propertyId = addressId(parameters.get('property'));
  return (
    <Page>
      {propertyId === undefined ? (
        <PropertyChoice />
      ) : (
        <PropertyPapers
          key={propertyId}
          propertyId={propertyId}
          documentId={addressId(parameters.get('document'))}
          mayEdit={mayEdit}
        />
      )}
    </Page>
  );
}
