import { DocumentsPanel } from '../../features/documents/DocumentsPanel';
import { DraftLink } from '../../features/draft/links/DraftLink';
import { PropertiesScreen } from '../../features/properties/PropertiesScreen';

const documentsOf = (propertyId: string, propertyName: string) => (
  <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
);

const draftOf = (propertyId: string) => <DraftLink propertyId={propertyId} isQuiet />;

/** The user's properties, each with its documents. */
export function PropertiesRoute() {
  return <PropertiesScreen documentsOf={documentsOf} draftOf={draftOf} />;
}
