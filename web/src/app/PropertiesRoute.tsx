import { DocumentsPanel } from '../features/documents/DocumentsPanel';
import { PropertiesScreen } from '../features/properties/PropertiesScreen';

const documentsOf = (propertyId: number, propertyName: string) => (
  <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
);

/** My properties, each with its papers. */
export function PropertiesRoute() {
  return <PropertiesScreen documentsOf={documentsOf} />;
}
