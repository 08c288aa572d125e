import { DocumentsScreen } from '../../features/documents/DocumentsScreen';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';

/** The documents of the property in the address; administrators may edit them. */
export function DocumentsRoute({ mayEdit }: { mayEdit: boolean }) {
  return (
    <PropertyChoice title="Property Documents">
      {(propertyId, switcher) => (
        <DocumentsScreen propertyId={propertyId} switcher={switcher} mayEdit={mayEdit} />
      )}
    </PropertyChoice>
  );
}
