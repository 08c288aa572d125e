import { DocumentsScreen } from '../../features/documents/DocumentsScreen';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';

interface Rights {
  mayWrite?: boolean;
  isAdministrator?: boolean;
}

/** The documents of the property in the address, which owners and administrators write. */
export function DocumentsRoute({ mayWrite = false, isAdministrator = false }: Rights) {
  return (
    <PropertyChoice title="Property Documents">
      {(propertyId, switcher) => (
        <DocumentsScreen {...{ propertyId, switcher, mayWrite, isAdministrator }} />
      )}
    </PropertyChoice>
  );
}
