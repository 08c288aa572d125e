import { isGuest } from '@rules/auth';
import { useSession } from '../../features/auth/session/session';
import { DocumentsPanel } from '../../features/documents/DocumentsPanel';
import { DraftLink } from '../../features/draft/links/DraftLink';
import { PropertiesScreen } from '../../features/properties/PropertiesScreen';

const documentsOf = (propertyId: string, propertyName: string) => (
  <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
);

const draftOf = (propertyId: string) => <DraftLink propertyId={propertyId} isQuiet />;

/** The user's properties, each with its documents. */
export function PropertiesRoute() {
  const { user } = useSession();
  return (
    <PropertiesScreen
      isGuest={user !== null && isGuest(user)}
      documentsOf={documentsOf}
      draftOf={draftOf}
    />
  );
}
